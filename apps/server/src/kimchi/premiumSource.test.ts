import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type FakePrices, fakePrices } from '../../fakes/fakePrices.ts';
import { testClock } from '../../testing/testClock.ts';
import { type Config, readConfig } from '../config/config.ts';
import { createLog } from '../log/log.ts';
import { createMetrics } from '../metrics.ts';
import type { Source } from '../rest/createSource.ts';
import { MAX_SERVED_AGE_MS } from './figureGate.ts';
import { UNLISTED_MS } from './listedCoins.ts';
import { PremiumError } from './premiumResponse.ts';
import { premiumSource } from './premiumSource.ts';
import { isBeforeBankOpens, type NamedQuotes, type Quotes, quoteSources, RATE } from './quoteSources.ts';

const LOG = createLog('silent');
/** Noon in Seoul. */
const NOON = Date.UTC(2026, 10, 20, 3);
let fakes: FakePrices;
let config: Config;

beforeEach(async () => {
  fakes = await fakePrices();
  config = readConfig({ ...fakes.variables });
});
afterEach(() => fakes.close());

const open = (now = NOON) => {
  const clock = testClock(now);
  return premiumSource(quoteSources(config, LOG, createMetrics(), clock), clock);
};

describe('premiumSource', () => {
  it('takes the first source of each kind', async () => {
    const response = await open()();
    expect(response.sources).toEqual({ krw: 'upbit', usd: 'binance', exchange: 'naver' });
    expect(response.coins).toHaveLength(3);
    const none = { krw: false, usd: false, exchange: false };
    expect([response.stale, response.unconfirmed]).toEqual([none, none]);
  });

  it('takes the second source where the first does not answer', async () => {
    for (const server of [fakes.upbit, fakes.binance, fakes.naver]) server.switches.status = 500;
    const response = await open()();
    expect(response.sources).toEqual({ krw: 'bithumb', usd: 'coinbase', exchange: 'exchangerate-api' });
    expect(response).toMatchObject({ krw_price: 98_901_000, usd_price: 67_033.5, exchange_rate: 1447.5 });
    expect(response.usdt?.exchange_rate).toBeCloseTo(1450.548, 6);
  });

  it('asks a source that is busy once more', async () => {
    const { requests, switches } = fakes.upbit;
    // Read for each request, after it was counted.
    Object.defineProperty(switches, 'status', { get: () => (requests.length === 1 ? 503 : 0) });
    expect((await open()()).sources.krw).toBe('upbit');
    expect(requests).toHaveLength(2);
  });

  it.each([
    ['KRW_PRICE', ['upbit', 'bithumb']],
    ['USD_PRICE', ['binance', 'coinbase']],
    ['FX', ['naver', 'exchangeRate']],
  ] as const)('names what is missing: %s', async (missing, names) => {
    for (const name of names) fakes[name].switches.status = 404;
    const failure = await open()().catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(PremiumError);
    expect((failure as PremiumError).missing).toBe(missing);
  });

  it('continues without a coin that no source has', async () => {
    delete fakes.market.krw['SOL'];
    expect((await open()()).coins.map(({ coin }) => coin)).toEqual(['ETH', 'XRP']);
  });

  it('does not ask the portal before the bank opens', async () => {
    const early = Date.UTC(2026, 10, 19, 23, 30);
    expect((await open(early)()).sources.exchange).toBe('exchangerate-api');
    expect(fakes.naver.requests).toEqual([]);
  });

  it('asks once, however many ask', async () => {
    const premium = open();
    await Promise.all([premium(), premium(), premium()]);
    await premium();
    expect([fakes.upbit.requests.length, fakes.binance.requests.length, fakes.naver.requests.length]).toEqual([
      1, 1, 1,
    ]);
  });
});

const won = (price: number): Quotes => new Map([['BTC', { price, timestamp: undefined }]]);

/** A source that always responds. */
function always<Value>(value: () => Value, now = () => NOON): Source<Value> {
  return { read: async () => ({ value: value(), at: now() }), last: () => undefined };
}

function withKrw(krw: readonly NamedQuotes[], now: () => number) {
  const usd = always(() => won(67_000), now);
  const rate = always((): Quotes => new Map([[RATE, { price: 1447.5, timestamp: undefined }]]), now);
  return premiumSource({ krw, usd: [['binance', usd]], rate: [['naver', rate]] }, { now, date: now });
}

describe('the premium of one market', () => {
  it.each([
    ['upbit', 99_000_000, 1452],
    ['bithumb', 98_000_000, 1450.548],
  ] as const)('takes all won prices from %s alone', async (market, won, tether) => {
    fakes.market.bithumb['BTC'] = 98_000_000;
    const response = await open()(market);
    expect(response.krw_price).toBe(won);
    expect(response.usdt?.exchange_rate).toBeCloseTo(tether, 6);
    expect([response, ...response.coins].map(({ sources }) => sources.krw)).toEqual(Array(4).fill(market));
    expect(response.sources).toMatchObject({ usd: 'binance', exchange: 'naver' });
  });

  it.each(['upbit', 'bithumb'] as const)('is missing while %s is down, whatever the other responds', async (market) => {
    fakes[market].switches.status = 404;
    const premium = open();
    const failure = await premium(market).catch((error: unknown) => error);
    expect((failure as PremiumError).missing).toBe('KRW_PRICE');
    // One poll: there was no other source to confirm anything.
    expect(fakes[market].requests).toHaveLength(market === 'upbit' ? 2 : 7);
    const other = market === 'upbit' ? 'bithumb' : 'upbit';
    expect((await premium(other)).sources.krw).toBe(other);
    expect((await premium()).sources.krw).toBe(other);
  });

  it('keeps the last prices of a market that went down, for six hours', async () => {
    let [now, isAway] = [NOON, false];
    const upbit: Source<Quotes> = {
      read: async () => {
        if (isAway) throw new Error('away');
        return { value: won(99_000_000), at: now };
      },
      last: () => ({ value: won(99_000_000), at: NOON }),
    };
    const premium = withKrw(
      [
        ['upbit', upbit],
        [
          'bithumb',
          always(
            () => won(98_000_000),
            () => now,
          ),
        ],
      ],
      () => now,
    );
    expect((await premium('upbit')).stale.krw).toBe(false);
    isAway = true;
    now = NOON + MAX_SERVED_AGE_MS;
    expect(await premium('upbit')).toMatchObject({ krw_price: 99_000_000, stale: { krw: true } });
    now += 1;
    await expect(premium('upbit')).rejects.toMatchObject({ missing: 'KRW_PRICE' });
    expect((await premium('bithumb')).krw_price).toBe(98_000_000);
  });

  it('never measures one market by the other', async () => {
    fakes.market.bithumb['BTC'] = 60_000_000;
    const premium = open();
    await premium('upbit');
    await premium();
    expect((await premium('bithumb')).krw_price).toBe(60_000_000);
    expect((await premium('upbit')).krw_price).toBe(99_000_000);
    expect((await premium()).krw_price).toBe(99_000_000);
  });

  it('accepts a jump that a market repeats', async () => {
    let [now, price] = [NOON, 99_000_000];
    const upbit = always(
      () => won(price),
      () => now,
    );
    const premium = withKrw([['upbit', upbit]], () => now);
    await premium('upbit');
    price = 65_000_000;
    now += 10_000;
    expect((await premium('upbit')).krw_price).toBe(99_000_000);
    expect((await premium('upbit')).krw_price).toBe(99_000_000);
    now += 10_000;
    expect((await premium('upbit')).krw_price).toBe(65_000_000);
  });

  it('asks each service once, however many ask for whatever', async () => {
    const premium = open();
    await Promise.all([premium(), premium('upbit'), premium('bithumb'), premium('upbit')]);
    await Promise.all([premium('bithumb'), premium()]);
    const times = (server: keyof typeof fakes & ('upbit' | 'bithumb' | 'binance' | 'naver')) =>
      fakes[server].requests.length;
    expect([times('upbit'), times('bithumb') / 5, times('binance'), times('naver')]).toEqual([1, 1, 1, 1]);
  });
});

describe.each([
  ['upbit', 5],
  ['bithumb', 5],
  ['binance', 4],
] as const)('%s, which does not list one coin any more,', (name, coins) => {
  it.each([404, 200])('sends the others, and is not asked for it for an hour, with status %d', async (status) => {
    const { SOL: _won, ...krw } = fakes.market.krw;
    const { SOL: _dollars, ...usd } = fakes.market.usd;
    Object.assign(fakes.market, { krw, usd });
    // Only the newer API of Bithumb, which may send an error with status 200.
    fakes.hasOldBithumb = false;
    fakes.errorStatus = status;
    const clock = testClock(NOON);
    const sources = quoteSources(config, LOG, createMetrics(), clock);
    const source = new Map([...sources.krw, ...sources.usd]).get(name);
    const requests = () => fakes[name].requests.filter((url) => !url.startsWith('/public/'));
    const known = name === 'binance' ? ['BTC', 'ETH', 'XRP'] : ['BTC', 'ETH', 'XRP', 'USDT'];
    expect([...((await source?.read())?.value.keys() ?? [])]).toEqual(known);
    expect(requests()).toHaveLength(1 + coins);
    clock.pass(10_000);
    expect((await source?.read())?.value.size).toBe(known.length);
    expect(requests()).toHaveLength(2 + coins);
    expect(requests().at(-1)).not.toContain('SOL');
    Object.assign(fakes.market, { krw: { ...krw, SOL: 215_000 }, usd: { ...usd, SOL: 145.5 } });
    clock.pass(UNLISTED_MS);
    expect((await source?.read())?.value.size).toBe(coins);
  });
});

it('leaves the daily rate alone while it limits requests, which it does for 20 minutes without saying so', async () => {
  const clock = testClock(NOON);
  const rates = new Map(quoteSources(config, LOG, createMetrics(), clock).rate);
  const read = () =>
    rates
      .get('exchangerate-api')
      ?.read()
      .catch((error: Error) => error.message);
  const { requests, switches } = fakes.exchangeRate;
  switches.status = 429;
  await read();
  clock.pass(20 * 60_000 - 1);
  switches.status = 0;
  expect(await read()).toBe('asked to wait');
  expect(requests).toHaveLength(1);
  clock.pass(1);
  expect(await read()).toMatchObject({ value: new Map([[RATE, { price: 1447.5 }]]) });
});

describe('isBeforeBankOpens', () => {
  it.each([
    [Date.UTC(2026, 10, 19, 23, 19, 59), false],
    [Date.UTC(2026, 10, 19, 23, 20), true],
    [Date.UTC(2026, 10, 19, 23, 59, 59), true],
    [Date.UTC(2026, 10, 20, 0, 0), false],
  ])('%d: %s', (now, expected) => {
    expect(isBeforeBankOpens(now)).toBe(expected);
  });
});

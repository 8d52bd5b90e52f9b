import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type FakePrices, fakePrices } from '../../fakes/fakePrices.ts';
import { type TestClock, testClock } from '../../testing/testClock.ts';
import { until } from '../../testing/until.ts';
import { readConfig } from '../config/config.ts';
import { createLog } from '../log/log.ts';
import { createMetrics } from '../metrics.ts';
import type { PremiumResponse, ReadPremium } from './premiumResponse.ts';
import { premiumSource } from './premiumSource.ts';
import { quoteSources } from './quoteSources.ts';

const LOG = createLog('silent');
const HOUR_MS = 3_600_000;
const FRESH_MS = 10_000;
const SERVERS = ['upbit', 'bithumb', 'binance', 'coinbase', 'naver', 'exchangeRate'] as const;
let fakes: FakePrices;
let clock: TestClock;
let premium: ReadPremium;
/** Long while the sources respond, so that a busy machine has no effect; tests shorten it when sources hang. */
let timeouts: { responseMs: number; lateMs: number };

beforeEach(async () => {
  fakes = await fakePrices();
  // Noon in Seoul today, because the fakes send timestamps.
  clock = testClock(Math.floor(Date.now() / 86_400_000) * 86_400_000 + 3 * HOUR_MS);
  fakes.clock = clock.date;
  timeouts = { responseMs: 20_000, lateMs: 2000 };
  premium = open();
});
afterEach(() => fakes.close());

function open() {
  const sources = quoteSources(readConfig({ ...fakes.variables }), LOG, createMetrics(), clock);
  return premiumSource(sources, clock, timeouts);
}

/**
 * The response, which must arrive before a timer started with the request: a busy machine delays both equally.
 */
async function within<Value>(ms: number, ask: () => Promise<Value>): Promise<Value> {
  const late = new AbortController();
  const end = setTimeout(() => late.abort(), ms);
  const response = await ask();
  clearTimeout(end);
  expect(late.signal.aborted, `a response within ${ms} ms`).toBe(false);
  return response;
}

describe('a source that hangs', () => {
  it.each(SERVERS)('%s costs a visitor nothing while another of its kind answers', async (name) => {
    await premium();
    fakes[name].switches.hang = true;
    clock.pass(FRESH_MS);
    timeouts.responseMs = 500;
    await premium();
    clock.pass(FRESH_MS);
    timeouts = Object.assign(timeouts, { responseMs: 20_000, lateMs: 50 });
    const response = await within(2000, () => premium());
    expect(response.krw_price).toBeGreaterThan(98_000_000);
  });

  it('and all the others too: the last values are sent, marked, within the deadline', async () => {
    const known = await premium();
    for (const name of SERVERS) fakes[name].switches.hang = true;
    clock.pass(2 * HOUR_MS);
    timeouts.responseMs = 100;
    const response = await within(2000, () => premium());
    const all = { krw: true, usd: true, exchange: true };
    expect(response).toMatchObject({ krw_price: known.krw_price, exchange_rate: known.exchange_rate, stale: all });
    expect(response.coins.every(({ stale }) => stale.krw && stale.usd)).toBe(true);
    expect(response.usdt).toEqual(known.usdt);
    expect(response.timestamp.krw).toBe(known.timestamp.krw);
  });

  it('has three seconds with all the others, and no more, also where nothing is known yet', async () => {
    premium = premiumSource(quoteSources(readConfig({ ...fakes.variables }), LOG, createMetrics(), clock), clock);
    for (const name of SERVERS) fakes[name].switches.hang = true;
    const failure = await within(3000, () => premium().catch((error: unknown) => error));
    expect(failure).toMatchObject({ missing: 'KRW_PRICE' });
  });

  it('is reported again as soon as it answers', async () => {
    await premium('upbit');
    fakes.upbit.switches.hang = true;
    clock.pass(FRESH_MS);
    timeouts.responseMs = 60;
    expect((await premium('upbit')).stale.krw).toBe(true);
    fakes.upbit.switches.hang = false;
    fakes.upbit.release();
    await until(async () => !(await premium('upbit')).stale.krw);
  });
});

describe('a source that asks for a delay', () => {
  it.each(SERVERS)('%s is not asked meanwhile, and nobody waits for it', async (name) => {
    await premium();
    fakes[name].switches.status = 429;
    for (let turn = 0; turn < 3; turn += 1) {
      clock.pass(FRESH_MS);
      const response = await within(1000, () => premium());
      expect(Object.values(response.stale)).toEqual([false, false, false]);
    }
  });
});

it('asks every source side by side', async () => {
  for (const name of SERVERS) fakes[name].switches.hang = true;
  const asked = premium();
  await until(() => SERVERS.every((name) => fakes[name].requests.length > 0));
  for (const name of SERVERS) {
    fakes[name].switches.hang = false;
    fakes[name].release();
  }
  expect((await asked).stale).toEqual({ krw: false, usd: false, exchange: false });
});

describe('the first reading', () => {
  it('is marked until a second source says about the same', async () => {
    fakes.market.bithumb['BTC'] = 9_900_000;
    expect(await premium()).toMatchObject({
      krw_price: 99_000_000,
      unconfirmed: { krw: true, usd: false, exchange: false },
    });
    fakes.market.bithumb['BTC'] = 98_900_000;
    clock.pass(FRESH_MS);
    expect((await premium()).unconfirmed.krw).toBe(false);
  });

  it.each([
    ['krw', { krw: { BTC: 9_900_000 }, bithumb: { BTC: 98_901_000 } }, { krw_price: 98_901_000 }],
    ['usd', { binance: { BTC: 670 } }, { usd_price: 67_033.5 }],
    ['exchange', { naver: '1.4475' }, { exchange_rate: 1447.5, premium_percentage: 2.08 }],
  ] as const)(
    'of %s is the one that the other figures suggest where sources contradict',
    async (mark, wrong, right) => {
      const { krw } = fakes.market;
      Object.assign(fakes.market, { ...wrong, krw: { ...krw, ...('krw' in wrong ? wrong.krw : {}) } });
      expect(await premium()).toMatchObject({
        ...right,
        unconfirmed: { [mark]: true },
        contradicted: { [mark]: true },
      });
    },
  );

  it.each([
    ['krw', 'bithumb'],
    ['usd', 'coinbase'],
    ['exchange', 'exchangeRate'],
  ] as const)('of %s is marked where %s does not answer', async (mark, name) => {
    fakes[name].switches.status = 404;
    const response = await premium();
    expect(Object.values(response.unconfirmed).filter(Boolean)).toEqual([true]);
    expect(response.unconfirmed[mark]).toBe(true);
    expect(response.stale[mark]).toBe(false);
  });

  it('of one market is confirmed by the other, whose price it never takes', async () => {
    expect(await premium('bithumb')).toMatchObject({
      krw_price: 98_901_000,
      unconfirmed: { krw: false },
      sources: { krw: 'bithumb' },
    });
  });
});

describe('the price of tether', () => {
  const atTether = ({ usdt, coins }: PremiumResponse) => [usdt, ...coins.map((coin) => coin.usdt)];
  const none = [null, null, null, null];

  it.each(['upbit', undefined] as const)('is not used where another source contradicts it: %s', async (market) => {
    fakes.market.krw['USDT'] = 145.2;
    fakes.market.bithumb['USDT'] = 1451;
    expect(atTether(await premium(market))).toEqual(none);
    expect((await premium('bithumb')).usdt).toBeNull();
    fakes.market.krw['USDT'] = 1452;
    clock.pass(FRESH_MS);
    expect((await premium(market)).usdt?.exchange_rate).toBe(1452);
  });

  it('is not used of another market than that of the coin', async () => {
    delete fakes.market.krw['USDT'];
    fakes.market.bithumb['USDT'] = 1451;
    const response = await premium();
    expect([response.sources.krw, ...atTether(response)]).toEqual(['upbit', ...none]);
    expect((await premium('bithumb')).usdt).toBeNull();
  });

  it('is not used when it is outdated, missing, or not confirmed like the price of the coin', async () => {
    await premium('upbit');
    delete fakes.market.krw['USDT'];
    clock.pass(FRESH_MS);
    const response = await premium('upbit');
    expect([response.stale.krw, ...atTether(response)]).toEqual([false, ...none]);
    Object.assign(fakes.market, { krw: { ...fakes.market.krw, USDT: 145.2 }, bithumb: { USDT: 1451 } });
    clock.pass(FRESH_MS);
    expect(atTether(await premium('upbit'))).toEqual(none);
  });

  it('is used with the same mark where the domestic prices have no second source either', async () => {
    fakes.bithumb.switches.status = 404;
    expect(await premium()).toMatchObject({ usdt: { exchange_rate: 1452 }, unconfirmed: { krw: true } });
  });

  it('is used after ten steady minutes where only one source has it', async () => {
    delete fakes.market.krw['USDT'];
    fakes.market.bithumb['USDT'] = 1451;
    for (let minute = 0; minute < 10; minute += 1) {
      expect((await premium('bithumb')).usdt).toBeNull();
      clock.pass(60_000);
    }
    expect((await premium('bithumb')).usdt?.exchange_rate).toBe(1451);
  });
});

describe("a source's own time", () => {
  it('of a ticker that stands still marks its price', async () => {
    await premium('upbit');
    const stopped = clock.date();
    fakes.upbitClock = () => stopped;
    clock.pass(5 * 60_000);
    expect((await premium('upbit')).stale.krw).toBe(false);
    clock.pass(FRESH_MS);
    const old = await premium('upbit');
    expect([old.stale.krw, old.timestamp.krw]).toEqual([true, stopped]);
    // Without a market, the one whose price changes is served.
    expect(await premium()).toMatchObject({ stale: { krw: false }, sources: { krw: 'bithumb' } });
  });

  it('of all tickers that stand still together marks them, because the responses are dated', async () => {
    await premium();
    const { date } = clock;
    clock.pass(HOUR_MS);
    const stopped = date() - HOUR_MS;
    fakes.tickerClock = () => stopped;
    expect(await premium()).toMatchObject({ stale: { krw: true, usd: false }, timestamp: { krw: stopped } });
    // Also where this machine's clock is an hour behind, as the tickers are.
    clock.jump(-HOUR_MS);
    fakes.clock = () => date() + HOUR_MS;
    clock.pass(FRESH_MS);
    expect((await premium()).stale.krw).toBe(true);
  });

  it('of a rate of last week marks it', async () => {
    fakes.naver.switches.status = 404;
    await premium();
    const stopped = clock.date();
    fakes.rateClock = () => stopped;
    clock.pass(4 * 24 * HOUR_MS);
    expect((await premium()).stale).toEqual({ krw: false, usd: false, exchange: true });
  });

  it.each([-24 * HOUR_MS, -HOUR_MS, 90_000, HOUR_MS, 24 * HOUR_MS])(
    'is not mistaken for old when this machine is set by %d ms',
    async (ms) => {
      await premium();
      const { date } = clock;
      const right = date() - clock.now();
      fakes.clock = () => right + clock.now();
      clock.jump(ms);
      clock.pass(FRESH_MS);
      expect((await premium()).stale).toEqual({ krw: false, usd: false, exchange: false });
    },
  );
});

describe('a source without its own time', () => {
  const NONE = { krw: false, usd: false, exchange: false };
  /** Each minute the market moves by a share. */
  const pass = async (minutes: number, share: number) => {
    const { usd, krw } = fakes.market;
    for (let minute = 0; minute < minutes; minute += 1) {
      for (const coin of Object.keys(usd)) {
        usd[coin] = (usd[coin] ?? 0) * (1 + share);
        krw[coin] = Math.round((krw[coin] ?? 0) * (1 + share));
      }
      clock.pass(60_000);
      await premium();
    }
    return premium();
  };

  it('is frozen when its ticker stands still while others move: the next one is used', async () => {
    await premium();
    fakes.market.binance = { ...fakes.market.usd };
    expect(await pass(5, 0.007)).toMatchObject({ sources: { usd: 'binance' }, stale: NONE });
    const response = await pass(1, 0.007);
    expect(response).toMatchObject({ sources: { usd: 'coinbase' }, stale: NONE, unconfirmed: NONE });
    expect(response.coins.map(({ sources, stale }) => [sources.usd, stale.usd])).toEqual(
      Array(3).fill(['coinbase', false]),
    );
    expect(response.premium_percentage).toBeCloseTo(2.03, 1);
    fakes.market.binance = {};
    expect((await pass(1, 0.001)).sources.usd).toBe('binance');
  });

  it('is marked when the ticker that moved does not answer any more', async () => {
    await premium();
    fakes.market.binance = { ...fakes.market.usd };
    await pass(5, 0.007);
    fakes.coinbase.switches.status = 404;
    const stopped = clock.date() - 5 * 60_000;
    const response = await pass(1, 0.007);
    expect(response).toMatchObject({
      sources: { usd: 'binance' },
      stale: { ...NONE, usd: true },
      timestamp: { usd: stopped },
    });
  });

  it('is frozen when its rate stands still while the other moves', async () => {
    await premium();
    fakes.market.naver = '1,447.50';
    fakes.market.wonPerDollar = 1385;
    clock.pass(HOUR_MS);
    // Nobody waits for the daily rate.
    await until(async () => (await premium()).stale.exchange);
    clock.pass(HOUR_MS);
    expect(await premium()).toMatchObject({
      exchange_rate: 1385,
      sources: { exchange: 'exchangerate-api' },
      stale: NONE,
    });
  });

  it('is not confirmed by one that differs by more than sources do', async () => {
    fakes.market.naver = '1,403.00';
    const doubtful = { exchange_rate: 1403, unconfirmed: { exchange: true }, contradicted: { exchange: true } };
    expect(await premium()).toMatchObject(doubtful);
    expect(await pass(20, 0)).toMatchObject(doubtful);
  });

  it.each([
    ['rates differ by 0.5% and dollar prices by 0.3%', 0.005, 1.003, 0],
    ['prices move by 1% a minute', 0, 1, 0.01],
    ['it starts on a day on which the won has moved by 3% since the daily rate', 0.03, 1, 0],
  ])('has no mark when %s', async (_name, rate, binance, share) => {
    fakes.market.naver = String(1447.5 * (1 + rate));
    const { usd } = fakes.market;
    if (binance !== 1) {
      fakes.market.binance = Object.fromEntries(Object.entries(usd).map(([coin, price]) => [coin, price * binance]));
    }
    for (let minute = 0; minute < 15; minute += 1) {
      const { stale, unconfirmed, contradicted } = await pass(1, share);
      expect([stale, unconfirmed, contradicted]).toEqual([NONE, NONE, NONE]);
    }
  });

  it('has no mark over a weekend, after which the daily rate is that of Friday evening', async () => {
    fakes.market.naver = '1,447.50';
    fakes.market.wonPerDollar = 1435;
    await premium();
    for (const daily of [1456, 1456, 1456]) {
      fakes.market.wonPerDollar = daily;
      clock.pass(20 * HOUR_MS);
      const { sources, stale, unconfirmed, contradicted } = await premium();
      expect([sources.exchange, stale, unconfirmed, contradicted]).toEqual(['naver', NONE, NONE, NONE]);
    }
  });
});

it('sends figures in the digits they were received in', async () => {
  fakes.market.krw['ETH'] = 3_044_912.4395999997;
  const { coins } = await premium();
  expect(coins.find(({ coin }) => coin === 'ETH')?.krw_price).toBe(3_044_912.4396);
});

import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type FakePrices, fakePrices } from '../../fakes/fakePrices.ts';
import { type Config, readConfig } from '../config.ts';
import { createLog } from '../log.ts';
import { createMetrics } from '../metrics.ts';
import { PremiumError } from './premiumAnswer.ts';
import { premiumSource } from './premiumSource.ts';
import { isBeforeBankOpens, quoteSources } from './quoteSources.ts';
import { createGate, type Figure, REFUSED_MS } from './trusted.ts';

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

const open = (now = NOON) => premiumSource(quoteSources(config, LOG, createMetrics(), () => now));

describe('premiumSource', () => {
  it('takes the first source of each kind', async () => {
    const answer = await open()();
    expect(answer.sources).toEqual({ krw: 'upbit', usd: 'binance', exchange: 'naver' });
    expect(answer.coins).toHaveLength(3);
    expect(fakes.coinbase.requests).toEqual([]);
    expect(fakes.exchangeRate.requests).toEqual([]);
  });

  it('takes the second source where the first does not answer', async () => {
    for (const server of [fakes.upbit, fakes.binance, fakes.naver]) server.switches.status = 500;
    const answer = await open()();
    expect(answer.sources).toEqual({ krw: 'bithumb', usd: 'coinbase', exchange: 'exchangerate-api' });
    expect(answer).toMatchObject({ krw_price: 98_901_000, usd_price: 67_033.5, exchange_rate: 1447.5 });
    expect(answer.usdt?.exchange_rate).toBeCloseTo(1450.548, 6);
  });

  it('asks a source that is busy once more', async () => {
    fakes.upbit.switches.status = 503;
    const running = open()();
    setTimeout(() => {
      fakes.upbit.switches.status = 0;
    }, 100);
    expect((await running).sources.krw).toBe('upbit');
    expect(fakes.upbit.requests).toHaveLength(2);
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

  it('goes on without a coin nobody knows', async () => {
    delete fakes.market.krw['SOL'];
    expect((await open()()).coins.map(({ coin }) => coin)).toEqual(['ETH', 'XRP']);
  });

  it('leaves the portal alone before the bank opens', async () => {
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

describe('a gate', () => {
  const figure = (price: number, source = 'a', at = NOON): Figure => ({ price, source, at, timestamp: at });

  it('keeps the last figure when a price jumps by more than 30 % and nobody confirms it', () => {
    const gate = createGate(0.3, false);
    expect(gate.choose([figure(100)], NOON)?.price).toBe(100);
    expect(gate.choose([figure(131)], NOON)?.price).toBe(100);
    expect(gate.choose([figure(69)], NOON)?.price).toBe(100);
    expect(gate.choose([figure(130)], NOON)?.price).toBe(130);
  });

  it('believes a jump that a second source confirms, and takes the second when it does not', () => {
    const gate = createGate(0.3, false);
    gate.choose([figure(100)], NOON);
    expect(gate.choose([figure(150), figure(101, 'b')], NOON)).toMatchObject({ price: 101, source: 'b' });
    expect(gate.choose([figure(150), figure(151, 'b')], NOON)).toMatchObject({ price: 150, source: 'a' });
  });

  it('believes a rate that jumps by more than half a percent only when it is read again', () => {
    const gate = createGate(0.005, true);
    gate.choose([figure(1400)], NOON);
    expect(gate.choose([figure(1450, 'a', NOON + 60_000)], NOON + 60_000)?.price).toBe(1400);
    expect(gate.choose([figure(1450, 'a', NOON + 60_000)], NOON + 61_000)?.price).toBe(1400);
    expect(gate.choose([figure(1451, 'a', NOON + 120_000)], NOON + 120_000)?.price).toBe(1451);
  });

  it('lets another source differ a little more', () => {
    const gate = createGate(0.005, true);
    gate.choose([figure(1400)], NOON);
    expect(gate.choose([figure(1430, 'b')], NOON)?.price).toBe(1430);
    expect(gate.choose([figure(1530, 'c')], NOON)?.price).toBe(1430);
  });

  it('forgets after six hours', () => {
    const gate = createGate(0.3, false);
    gate.choose([figure(100)], NOON);
    expect(gate.choose([], NOON + REFUSED_MS)?.price).toBe(100);
    expect(gate.choose([], NOON + REFUSED_MS + 1)).toBeUndefined();
    expect(gate.choose([figure(300, 'a', NOON + REFUSED_MS + 1)], NOON + REFUSED_MS + 1)?.price).toBe(300);
  });
});

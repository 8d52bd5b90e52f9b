import { afterEach, describe, expect, it } from 'vitest';
import { fakeBinance } from '../../fakes/exchanges/fakeBinance.ts';
import type { FakeExchange } from '../../fakes/exchanges/fakeExchange.ts';
import { settableClock } from '../../testing/testClock.ts';
import { until } from '../../testing/until.ts';
import { type WatchedFeed, watchFeed } from '../../testing/watchFeed.ts';
import { readConfig } from '../config/config.ts';
import { createLog } from '../log/log.ts';
import { binance } from './exchanges/binance.ts';
import type { UpstreamTiming } from './timing.ts';

const SECONDS = 33;
const PER_SECOND = 100;
const LOST = SECONDS * PER_SECOND;
let feed: WatchedFeed | undefined;

afterEach(() => feed?.close());

const soon = (holds: () => boolean | Promise<boolean>, what?: string) => until(holds, 16_000, what);
const prices = () => feed?.whales.map(({ price }) => price).toSorted((one, other) => one - other);
const numbers = (from: number, count: number) => Array.from({ length: count }, (_, place) => from + place / 10);

/** Half a minute with a half-open connection and a busy market; then it recovers. */
async function lose(
  name: string,
  meanwhile: (fake: FakeExchange) => void = () => undefined,
  timing: Partial<UpstreamTiming> = {},
): Promise<FakeExchange> {
  const clock = settableClock();
  feed = await watchFeed([name], { clock, timing, variables: { STALE_MS: '2000' } });
  const [fake] = feed.fakes;
  if (fake === undefined) throw new Error('no fake');
  const trade = (price: number, time: number) => fake.trade({ coin: 'BTC', side: 'SELL', price, coins: 12.5, time });
  for (let number = 0; number < 5; number += 1) trade(60_000 + number / 10, Date.now() + number);
  await soon(() => feed?.whales.length === 5);
  fake.switches.halfOpen = true;
  const start = Date.now() + 100;
  for (let number = 0; number < LOST; number += 1) trade(61_000 + number / 10, start + number * (1000 / PER_SECOND));
  clock.pass(SECONDS * 1000);
  fake.switches.clockAheadMs = SECONDS * 1000;
  meanwhile(fake);
  await soon(() => feed?.statuses.at(-1)?.exchanges[name] === 'down', 'the loss');
  fake.switches.halfOpen = false;
  await soon(() => fake.subscribers() === 1 && fake.connectTimes.length >= 2, 'the next connection');
  await soon(() => {
    fake.trade({ coin: 'ETH', side: 'SELL', price: 2000, coins: 0.01 });
    return feed?.statuses.at(-1)?.exchanges[name] === 'live';
  }, 'life');
  return fake;
}

const missingSeconds = () => feed?.metric('gap_missing_seconds_total', `exchange="${feed.fakes[0]?.name}"`);
const gaps = () => feed?.statuses.at(-1)?.gaps ?? [];

describe('a gap of 33 seconds at 100 large trades a second', () => {
  it.each(['binance', 'okx'])('is closed page by page: %s', { timeout: 20_000 }, async (name) => {
    await lose(name);
    await soon(() => feed?.whales.length === LOST + 5, 'all trades');
    expect(prices()).toEqual([...numbers(60_000, 5), ...numbers(61_000, LOST)]);
    expect(gaps()).toEqual([]);
    expect(await feed?.metric('gaps_total', `exchange="${name}",outcome="filled"`)).toBe(1);
  });

  it('is closed as far as Bybit goes, and what is missing is reported', { timeout: 20_000 }, async () => {
    const startedAt = Date.now();
    await lose('bybit');
    await soon(() => gaps().length === 1, 'the gap');
    // The page has a thousand trades, a few of them after the gap.
    expect(prices()?.length).toBeGreaterThan(900);
    expect(prices()?.at(-1)).toBe(61_000 + (LOST - 1) / 10);
    const [gap] = gaps();
    expect(gap?.exchange).toBe('bybit');
    expect(Math.abs((gap?.from ?? 0) - startedAt)).toBeLessThan(4000);
    const refilled = feed?.whales.filter(({ price }) => price >= 61_000) ?? [];
    const first = Math.min(...refilled.map(({ timestamp }) => timestamp));
    expect(Math.abs((gap?.to ?? 0) - first)).toBeLessThan(200);
    expect(await missingSeconds()).toBeCloseTo(((gap?.to ?? 0) - (gap?.from ?? 0)) / 1000, 0);
  });

  it('is reported where an exchange has no history API', { timeout: 20_000 }, async () => {
    await lose('gate');
    await soon(() => gaps().length === 1, 'the gap');
    expect((gaps()[0]?.to ?? 0) - (gaps()[0]?.from ?? 0)).toBeGreaterThan(SECONDS * 1000);
    expect(await feed?.metric('gaps_total', 'exchange="gate",outcome="missing"')).toBe(1);
  });

  it('is closed when the interface answers only after a while, and reported when it never does', {
    timeout: 20_000,
  }, async () => {
    const fake = await lose('binance', ({ switches }) => {
      switches.restStatus = 503;
    });
    await soon(() => fake.requests.length >= 3, 'two attempts');
    fake.switches.restStatus = 0;
    await soon(() => feed?.whales.length === LOST + 5, 'all trades');
    await feed?.close();
    await lose('binance', ({ switches }) => {
      switches.restStatus = 500;
    });
    await soon(() => gaps().length === 1, 'the gap');
    expect(feed?.whales).toHaveLength(5);
  });
});

describe('a gap whose request is answered with an error of status 200', () => {
  it.each([
    ['binance', { code: -1003, msg: 'Too many requests.' }],
    ['bybit', { retCode: 10_006, retMsg: 'Too many visits!', result: {} }],
    ['okx', { code: '50011', msg: 'Too Many Requests', data: [] }],
  ])('is reported: %s', { timeout: 20_000 }, async (name, body) => {
    const fake = await lose(name, ({ switches }) => {
      switches.restBody = body;
    });
    await soon(() => gaps().length === 1, 'the gap');
    expect(await feed?.metric('gaps_total', `exchange="${name}",outcome="missing"`)).toBe(1);
    expect(fake.requests.filter((path) => path.includes('BTC')).length).toBeGreaterThanOrEqual(4);
  });
});

describe('a gap whose request is answered by a replica that lags behind', () => {
  const EMPTY: Readonly<Record<string, unknown>> = {
    binance: [],
    bybit: { retCode: 0, result: { list: [] } },
    okx: { code: '0', data: [] },
  };

  it.each(Object.keys(EMPTY))('is reported when the list is empty: %s', { timeout: 20_000 }, async (name) => {
    await lose(name, ({ switches }) => {
      switches.restBody = EMPTY[name];
    });
    await soon(() => gaps().length === 1, 'the gap');
    expect(await missingSeconds()).toBeGreaterThan(SECONDS);
    expect(await feed?.metric('gaps_total', `exchange="${name}",outcome="filled"`)).toBe(0);
  });

  it.each(['binance', 'okx'])('is reported from where the list ends: %s', { timeout: 20_000 }, async (name) => {
    const until = Date.now() + 8000;
    await lose(name, ({ switches }) => {
      switches.restUntil = until;
    });
    await soon(() => gaps().length === 1, 'the gap');
    expect(Math.abs((gaps()[0]?.from ?? 0) - until)).toBeLessThan(200);
    expect(prices()?.length).toBeGreaterThan(700);
  });

  it.each(Object.keys(EMPTY))('is closed when the replica catches up: %s', { timeout: 20_000 }, async (name) => {
    const beginEmpty = ({ switches }: FakeExchange) => {
      switches.restBody = EMPTY[name];
    };
    const fake = await lose(name, beginEmpty, { refillRetryMs: 700 });
    // The list of one pair would pass for that of both.
    const isRequested = (coin: string) => fake.requests.some((path) => path.includes(coin));
    await soon(() => ['BTC', 'ETH'].every(isRequested), 'the first attempt');
    fake.switches.restBody = undefined;
    await soon(() => (feed?.whales.length ?? 0) > 900, 'the trades');
    const outcome = name === 'bybit' ? 'missing' : 'filled';
    await soon(async () => (await feed?.metric('gaps_total', `exchange="${name}",outcome="${outcome}"`)) === 1);
  });
});

it('treats a gap without trades as filled', async () => {
  feed = await watchFeed(['binance'], { variables: { STALE_MS: '60000' } });
  const [fake] = feed.fakes;
  const tell = () => fake?.trade({ coin: 'BTC', side: 'SELL', price: 60_000, coins: 12.5 });
  tell();
  await soon(() => feed?.whales.length === 1);
  if (fake !== undefined) fake.switches.refuse = true;
  fake?.cut();
  await new Promise((resolve) => setTimeout(resolve, 1500));
  if (fake !== undefined) fake.switches.refuse = false;
  await soon(() => fake?.subscribers() === 1, 'the next connection');
  tell();
  await soon(async () => (await feed?.metric('gaps_total', 'exchange="binance",outcome="filled"')) === 1);
  expect(fake?.requests).toHaveLength(2);
  expect(gaps()).toEqual([]);
});

it('counts trades of OKX once that were sent as one and are listed one by one', async () => {
  feed = await watchFeed(['okx'], { variables: { STALE_MS: '400' } });
  const [fake] = feed.fakes;
  const tell = (id: number, time: number) =>
    fake?.trade({ coin: 'BTC', side: 'SELL', price: 60_000, coins: 10, id, time });
  /** Trades that the connection reports as one, and the REST API individually. */
  const together = (last: number, count: number) => {
    if (fake === undefined) return;
    fake.switches.garbled = true;
    const time = Date.now();
    for (let back = count - 1; back >= 0; back -= 1) tell(last - back, time);
    fake.switches.garbled = false;
    const item = { tradeId: String(last), px: '60000', sz: String(count * 1000), side: 'sell', ts: String(time) };
    const arg = { channel: 'trades', instId: 'BTC-USDT-SWAP' };
    fake.raw({ arg, data: [{ instId: arg.instId, ...item, count: String(count) }] });
  };
  const coins = () => feed?.whales.reduce((sum, { volume }) => sum + volume, 0);
  together(103, 3);
  await soon(() => coins() === 30);
  if (fake !== undefined) fake.switches.halfOpen = true;
  tell(104, Date.now());
  await soon(() => feed?.statuses.at(-1)?.exchanges['okx'] === 'down');
  if (fake !== undefined) fake.switches.halfOpen = false;
  await soon(() => fake?.subscribers() === 1 && fake.connectTimes.length >= 2);
  together(107, 3);
  await soon(() => (coins() ?? 0) >= 70);
  await new Promise((resolve) => setTimeout(resolve, 200));
  expect(coins()).toBeCloseTo(70, 6);
});

it('fills in the trades of OKX when it is lost again before its REST API answers', { timeout: 20_000 }, async () => {
  feed = await watchFeed(['okx'], { timing: { refillRetryMs: 700 } });
  const [fake] = feed.fakes;
  if (fake === undefined) throw new Error('no fake');
  const tell = (price: number) => fake.trade({ coin: 'BTC', side: 'SELL', price, coins: 12.5 });
  const lose = async (missed: number, next: number) => {
    fake.switches.refuse = true;
    fake.cut();
    await soon(() => feed?.statuses.at(-1)?.exchanges['okx'] === 'down', 'the loss');
    tell(missed);
    fake.switches.refuse = false;
    await soon(() => fake.subscribers() === 1, 'the next connection');
    tell(next);
    await soon(() => prices()?.includes(next) === true, 'its trade');
  };
  tell(60_000);
  await soon(() => feed?.whales.length === 1);
  fake.switches.restStatus = 503;
  await lose(60_001, 60_002);
  await lose(60_003, 60_004);
  fake.switches.restStatus = 0;
  await soon(() => feed?.whales.length === 5, 'all trades');
  expect(prices()).toEqual([60_000, 60_001, 60_002, 60_003, 60_004]);
  await soon(async () => (await feed?.metric('gaps_total', 'exchange="okx",outcome="filled"')) === 2);
});

it('leaves no gap if the exchange closed the connection and it was back at once', async () => {
  feed = await watchFeed(['gate']);
  const [fake] = feed.fakes;
  const tell = () => fake?.trade({ coin: 'BTC', side: 'SELL', price: 60_000, coins: 12.5 });
  tell();
  await soon(() => feed?.whales.length === 1);
  fake?.cut();
  await soon(() => fake?.connectTimes.length === 2 && fake.subscribers() === 1);
  tell();
  await soon(() => feed?.statuses.at(-1)?.exchanges['gate'] === 'live');
  expect(gaps()).toEqual([]);
});

describe('a connection that the exchange closed while this machine stood still', () => {
  const PAUSE_MS = 10 * 60_000;
  /** Too short for the connection to be replaced before what was sent is read. */
  const SHORT_PAUSE_MS = 50_000;
  const PER_PAUSE = 3000;

  /** With both clocks ahead by the pause, or only the one that runs on while the machine is suspended. */
  const standStill = async (name: string, runs: 'both' | 'date', pauseMs = PAUSE_MS) => {
    const clock = settableClock();
    feed = await watchFeed([name], { clock });
    const [fake] = feed.fakes;
    if (fake === undefined) throw new Error('no fake');
    const tell = (price: number, time?: number) =>
      fake.trade({ coin: 'BTC', side: 'SELL', price, coins: 12.5, ...(time !== undefined && { time }) });
    for (let number = 0; number < 20; number += 1) tell(60_000 + number / 10);
    await soon(() => feed?.whales.length === 20);
    const stoppedAt = Date.now();
    fake.switches.refuse = true;
    if (runs === 'both') clock.pass(pauseMs);
    else clock.jump(pauseMs);
    // Sent before, read afterward.
    tell(60_100);
    await new Promise((resolve) => setTimeout(resolve, 50));
    fake.cut();
    await soon(() => feed?.statuses.at(-1)?.exchanges[name] === 'down', 'the loss');
    fake.switches.clockAheadMs = pauseMs;
    for (let number = 0; number < PER_PAUSE; number += 1)
      tell(61_000 + number / 10, stoppedAt + (number * pauseMs) / PER_PAUSE);
    fake.switches.refuse = false;
    await soon(() => fake.subscribers() === 1, 'the next connection');
    tell(62_000);
    await soon(() => gaps().length === 1, 'the gap');
    const [gap] = gaps();
    return { from: (gap?.from ?? 0) - stoppedAt, to: (gap?.to ?? 0) - stoppedAt };
  };

  it.each([
    ['both', PAUSE_MS],
    ['both', SHORT_PAUSE_MS],
    ['date', PAUSE_MS],
  ] as const)('leaves a gap of that time (clocks that ran on: %s, for %d ms)', async (runs, pauseMs) => {
    const { from, to } = await standStill('gate', runs, pauseMs);
    expect(Math.abs(from)).toBeLessThan(3000);
    expect(Math.abs(to - pauseMs)).toBeLessThan(3000);
  });

  it.each(['both', 'date'] as const)('leaves what Bybit no longer lists (clocks that ran on: %s)', async (runs) => {
    const { from, to } = await standStill('bybit', runs);
    expect(Math.abs(from)).toBeLessThan(3000);
    expect(Math.abs(to - (PAUSE_MS * 2) / 3)).toBeLessThan(3000);
    await soon(() => prices()?.includes(61_000 + (PER_PAUSE - 1) / 10) === true, 'the trades of the page');
    expect(prices()?.filter((price) => price >= 61_000 && price < 62_000).length).toBeGreaterThan(990);
  });
});

describe('a connection that stayed open while this process was suspended for 90 s', () => {
  const PAUSE_MS = 90_000;
  const LOSS_MS = 8000;
  const NAMES = ['binance', 'bybit', 'okx', 'gate'];

  it('is replaced, and the gap is filled, or shown where there is no REST API', { timeout: 20_000 }, async () => {
    const clock = settableClock();
    const reasons: string[] = [];
    const log = createLog('warn', {
      write: (line) => {
        const { msg, reason } = JSON.parse(line);
        if (msg === 'not connected') reasons.push(reason);
      },
    });
    feed = await watchFeed(NAMES, { clock, log });
    const { fakes } = feed;
    const tell = (price: number, time: number) => {
      for (const fake of fakes) fake.trade({ coin: 'BTC', side: 'SELL', price, coins: 12.5, time });
    };
    for (let number = 0; number < 20; number += 1) tell(60_000 + number, Date.now() + number);
    await soon(() => feed?.whales.length === 20 * NAMES.length, 'the trades before');
    const stoppedAt = Date.now();
    clock.pass(PAUSE_MS);
    for (const { switches } of fakes) switches.clockAheadMs = PAUSE_MS;
    // Sent meanwhile, read afterward.
    for (let number = 0; number < 90; number += 1) tell(61_000 + number, stoppedAt + number * 1000);
    await soon(
      () => fakes.every((fake) => fake.connectTimes.length === 2 && fake.subscribers() === 1),
      'the next ones',
    );
    tell(62_000, Date.now() + PAUSE_MS);
    await soon(() => gaps().length === 1, 'the gap');
    const filled = (name: string) => feed?.whales.filter(({ exchange }) => exchange === name).length;
    await soon(() => ['binance', 'bybit', 'okx'].every((name) => filled(name) === 111), 'the trades meanwhile');
    const [gap] = gaps();
    expect(gap?.exchange).toBe('gate');
    expect(Math.abs((gap?.from ?? 0) - stoppedAt)).toBeLessThan(3000);
    expect(Math.abs((gap?.to ?? 0) - stoppedAt - PAUSE_MS)).toBeLessThan(5000);
    expect(reasons).toEqual(NAMES.map(() => expect.stringMatching(/^this process did not run for 9\d s$/)));

    const [gate] = fakes.slice(-1);
    gate?.cut();
    await soon(() => gate?.subscribers() === 0, 'the loss');
    clock.pass(LOSS_MS);
    for (const { switches } of fakes) switches.clockAheadMs = PAUSE_MS + LOSS_MS;
    await soon(() => gate?.subscribers() === 1, 'the connection after it');
    tell(63_000, Date.now() + PAUSE_MS + LOSS_MS);
    await soon(() => gaps().length === 2, 'the second gap');
    expect((gaps()[1]?.from ?? 0) - stoppedAt).toBeGreaterThan(PAUSE_MS - 1000);
  });
});

it('is filled after a pause of the market that is longer than one request may span', { timeout: 20_000 }, async () => {
  const fake = await fakeBinance();
  const HOUR_MS = 3_600_000;
  const lostAt = Date.now() - 3 * HOUR_MS;
  const at = (price: number, minutes: number) =>
    fake.trade({ coin: 'BTC', side: 'SELL', price, coins: 1, time: lostAt + minutes * 60_000 });
  // Before, and after more than two hours without a trade.
  at(60_000, 1);
  at(60_001, 140);
  at(60_002, 170);
  const { backfill } = binance(readConfig({ SYMBOLS: 'BTC', ...fake.variables }));
  const found = await backfill?.(lostAt, Date.now());
  const empty = await backfill?.(lostAt + 2 * 60_000, Date.now());
  await fake.close();
  expect([found?.items.map(({ price }) => price), found?.missing]).toEqual([[60_000, 60_001, 60_002], undefined]);
  expect(empty?.items.map(({ price }) => price)).toEqual([60_001, 60_002]);
});

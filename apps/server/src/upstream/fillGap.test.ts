import { afterEach, beforeEach, expect, it } from 'vitest';
import { type FakeServer, openFakeServer } from '../../fakes/fakeServer.ts';
import { until } from '../../testing/until.ts';
import { readConfig } from '../config/config.ts';
import { createLog } from '../log/log.ts';
import { createErrorLog } from '../log/logErrors.ts';
import { binance } from './exchanges/binance.ts';
import { bybit } from './exchanges/bybit.ts';
import { createGapQueue, fillGap } from './fillGap.ts';

const LOG = createLog('silent');
const NOW = Date.UTC(2026, 10, 25);
const GAP = { from: NOW - 60_000, to: NOW };
/** What the REST API lists, newest first. */
let list: readonly unknown[];
let fake: FakeServer;

beforeEach(async () => {
  list = [];
  fake = await openFakeServer({ http: () => ({ body: { retCode: 0, result: { list } } }) });
});
afterEach(() => fake.close());

const REPORT = createErrorLog(LOG, {}, () => 0);
const OPTIONS = { log: LOG, reportError: REPORT, retryMs: 1, signal: new AbortController().signal };
const fill = () => {
  const upstream = bybit(readConfig({ SYMBOLS: 'BTC', UPSTREAM_BYBIT_REST: fake.httpUrl }));
  return fillGap(upstream, GAP, () => undefined, OPTIONS);
};
const trade = (place: number, time: unknown) => {
  const fields = { symbol: 'BTCUSDT', price: '60000', size: '1', side: 'Buy', isBlockTrade: false };
  return { execId: `id-${place}`, ...fields, time };
};

it('asks again only after the time that the exchange asks for', async () => {
  Object.assign(fake.switches, { status: 429, retryAfter: '1' });
  const started = performance.now();
  const recover = () => Object.assign(fake.switches, { status: 0 });
  void until(() => fake.requests.length > 0).then(() => setTimeout(recover, 500));
  expect(await fill()).toBeUndefined();
  expect(fake.requests).toHaveLength(2);
  expect(performance.now() - started).toBeGreaterThan(990);
});

it.each([
  ['a time', String(NOW - 10_000), NOW - 10_000],
  ['a word as its time', 'yesterday', NOW - 9990],
  ['null as its time', null, NOW - 9990],
])('reports what is missing of a gap when the oldest trade of a full page has %s', async (_name, oldest, to) => {
  const page = Array.from({ length: 999 }, (_, place) => trade(place, String(NOW - place * 10 - 10)));
  list = [...page, trade(999, oldest)];
  expect(await fill()).toEqual({ from: GAP.from, to });
});

it('reports all of a gap when no trade of a full page can be read', async () => {
  list = Array.from({ length: 1000 }, () => ({}));
  expect(await fill()).toEqual(GAP);
});

it.each([
  ['each list is', 'BTC,ETH,SOL', 'USDT', 100],
  ['one list is', 'BTC,ETH,SOL', 'BTC', 98],
  ['the list of the only pair is', 'BTC', 'USDT', 100],
])(
  'reads 100 pages of all pairs together when %s longer than that, and reports the rest as missing',
  async (_which, SYMBOLS, part, pages) => {
    const page = Array.from({ length: 1000 }, (_, a) => ({ a, p: '60000', q: '1', T: NOW - 40_000 + a, m: false }));
    const long = await openFakeServer({
      http: ({ query }) => ({ body: query.get('symbol')?.includes(part) ? page : [] }),
    });
    const upstream = binance(readConfig({ SYMBOLS, UPSTREAM_BINANCE_FUTURES_REST: long.httpUrl }));
    const missing = await fillGap(upstream, { ...GAP, itemAfter: NOW }, () => undefined, OPTIONS);
    await long.close();
    expect(missing).toEqual({ from: NOW - 39_001, to: NOW });
    expect(long.requests).toHaveLength(100);
    expect(long.requests.filter((path) => path.includes(part))).toHaveLength(pages);
  },
);

it('does not ask again when its trades cannot be processed, but logs that and reports all as missing', async () => {
  list = [trade(1, String(NOW - 10))];
  const levels: string[] = [];
  const log = createLog('info', { write: (line) => levels.push(JSON.parse(line).level) });
  const upstream = bybit(readConfig({ SYMBOLS: 'BTC', UPSTREAM_BYBIT_REST: fake.httpUrl }));
  const fail = () => {
    throw new Error('a bug');
  };
  expect(
    await fillGap(upstream, GAP, fail, { ...OPTIONS, log, reportError: createErrorLog(log, {}, () => 0) }),
  ).toEqual(GAP);
  expect(fake.requests).toHaveLength(1);
  expect(levels).toEqual(['error', 'warn']);
});

it('delivers nothing of a response that comes after it was aborted', async () => {
  const page = [{ a: 1, p: '60000', q: '1', T: NOW - 40_000, m: false }];
  const slow = await openFakeServer({ http: () => ({ body: page }) });
  slow.switches.hang = true;
  const upstream = binance(readConfig({ SYMBOLS: 'BTC', UPSTREAM_BINANCE_FUTURES_REST: slow.httpUrl }));
  const closing = new AbortController();
  let items = 0;
  const count = () => {
    items += 1;
  };
  const filled = fillGap(upstream, GAP, count, { ...OPTIONS, signal: closing.signal });
  const outcome = expect(filled).rejects.toThrow();
  await until(() => slow.requests.length === 1);
  closing.abort();
  slow.switches.hang = false;
  slow.release();
  await outcome;
  expect(items).toBe(0);
  await slow.close();
});

it('fills the next gap after one that could not be processed, which is reported', async () => {
  const errors: unknown[] = [];
  const filled: unknown[] = [];
  const bug = new Error('a bug');
  const add = createGapQueue(
    async (gap) => {
      if (errors.length === 0) throw bug;
      filled.push(gap);
    },
    { reportError: (error) => errors.push(error), signal: OPTIONS.signal },
  );
  add({ from: 1000, to: 2000 });
  await until(() => errors.length > 0);
  add({ from: 3000, to: 4000 });
  await until(() => filled.length > 0);
  expect([errors, filled]).toEqual([[bug], [{ from: 3000, to: 4000, itemAfter: undefined }]]);
});

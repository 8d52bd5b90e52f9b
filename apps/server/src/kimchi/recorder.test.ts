import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { testClock } from '../../testing/testClock.ts';
import { until } from '../../testing/until.ts';
import { createLog } from '../log/log.ts';
import { sqliteStore } from '../store/sqliteStore.ts';
import type { Store } from '../store/store.ts';
import { type CoinPremium, PremiumError, type PremiumResponse } from './premiumResponse.ts';
import { startRecorder } from './recorder.ts';

const MINUTE = 60_000;
/** Half a minute after one has begun. */
const NOW = Date.UTC(2026, 10, 22, 3) + MINUTE / 2;
const RIGHT = { krw: false, usd: false };
let folder: string;
let store: Store;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'toolbox-recorder-'));
  store = sqliteStore({ folder, quotaBytes: 2 ** 26, retryMs: 1000, retentionMs: 3_600_000 }, createLog('silent'));
});
afterEach(() => {
  store.close();
  rmSync(folder, { recursive: true, force: true });
});

type Marks = Partial<Pick<PremiumResponse, 'stale' | 'unconfirmed' | 'timestamp'>>;

/** A response whose figures have these marks. */
function answer(marks: Marks, coin: Partial<CoinPremium> = {}): PremiumResponse {
  const figures = {
    krw_price: 1,
    usd_price: 1,
    premium_percentage: 2,
    usdt: null,
    stale: { ...RIGHT, exchange: false },
    unconfirmed: { ...RIGHT, exchange: false },
    timestamp: { krw: NOW, usd: NOW, exchange: NOW },
  };
  const official = { exchange_rate: 1, usd_equivalent: 1, premium_percentage: 2, premium_absolute: 1 };
  const eth = { ...figures, coin: 'ETH', official, stale: RIGHT, unconfirmed: RIGHT, ...coin };
  return { ...figures, ...marks, coins: [eth] } as unknown as PremiumResponse;
}

/** Records a response whose figures have these marks; returns the row and the date that is passed on. */
async function recorded(marks: Marks, coin: Partial<CoinPremium> = {}) {
  const response = answer(marks, coin);
  const dates: number[] = [];
  const recorder = startRecorder({
    read: async () => response,
    store,
    everyMs: MINUTE,
    onInterval: (date) => dates.push(date),
    log: createLog('silent'),
    clock: testClock(NOW),
  });
  await until(() => dates.length > 0);
  recorder.close();
  return { row: store.rows('premium')[0], date: dates[0] };
}

/** The coins recorded from a response whose figures have these marks. */
async function written(marks: Marks, coin: Partial<CoinPremium> = {}): Promise<readonly string[]> {
  const { row } = await recorded(marks, coin);
  return Object.keys((row?.body ?? {}) as object).filter((name) => name === name.toUpperCase());
}

it('records figures that are current and confirmed', async () => {
  expect(await written({})).toEqual(['BTC', 'ETH']);
});

it.each(['krw', 'usd', 'exchange'] as const)('leaves out a minute whose %s is old or not confirmed', async (figure) => {
  const marks = { ...RIGHT, exchange: false, [figure]: true };
  expect(await written({ stale: marks })).toEqual([]);
  expect(await written({ unconfirmed: marks })).toEqual([]);
});

it('leaves out the one coin that is old or not confirmed', async () => {
  expect(await written({}, { stale: { krw: true, usd: false } })).toEqual(['BTC']);
});
it('leaves out the one coin that no other source confirms', async () => {
  expect(await written({}, { unconfirmed: { krw: false, usd: true } })).toEqual(['BTC']);
});

it.each([
  ['five minutes ago', 5 * MINUTE, NOW],
  ['longer ago: this clock is ahead', 5 * MINUTE + 1, NOW - 5 * MINUTE - 1],
  ['an hour from now: this clock is behind', -60 * MINUTE, NOW + 60 * MINUTE],
])('records the minute of prices of %s', async (_when, agoMs, right) => {
  const time = NOW - agoMs;
  const { row, date } = await recorded({ timestamp: { krw: time, usd: NOW, exchange: NOW } });
  expect([row?.time, date]).toEqual([Math.floor(right / MINUTE) * MINUTE, right]);
});

it('logs an error that is unexpected, unlike a missing figure, and goes on', async () => {
  const lines: { readonly level: string; readonly market: string; readonly err: { readonly message: string } }[] = [];
  const dates: number[] = [];
  const errors = { upbit: new PremiumError('KRW_PRICE'), bithumb: new TypeError('a bug') };
  const recorder = startRecorder({
    read: (market = 'upbit') => Promise.reject(errors[market]),
    store,
    everyMs: MINUTE,
    onInterval: (date) => dates.push(date),
    log: createLog('info', { write: (line) => lines.push(JSON.parse(line)) }),
    clock: testClock(NOW),
  });
  await until(() => dates.length > 0);
  recorder.close();
  expect(lines.map(({ level, market, err }) => [level, market, err.message])).toEqual([['error', 'bithumb', 'a bug']]);
});

it('records every minute once, however long the services take', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const clock = testClock(NOW + MINUTE / 2 - 100);
  const waiting: (() => void)[] = [];
  let intervals = 0;
  const recorder = startRecorder({
    read: async () => {
      await new Promise<void>((resolve) => waiting.push(resolve));
      return answer({ timestamp: { krw: clock.date(), usd: NOW, exchange: NOW } });
    },
    store,
    everyMs: MINUTE,
    onInterval: () => {
      intervals += 1;
    },
    log: createLog('silent'),
    clock,
  });
  // The minute ends 100 ms after each interval begins.
  for (const [place, ms] of [20, 900, 20, 900, 20].entries()) {
    clock.pass(ms);
    for (const resolve of waiting.splice(0)) resolve();
    await until(() => intervals > place);
    clock.pass(MINUTE - ms);
    vi.advanceTimersByTime(MINUTE);
  }
  recorder.close();
  vi.useRealTimers();
  const first = NOW - MINUTE / 2;
  expect(store.rows('premium').map(({ time }) => (time - first) / MINUTE)).toEqual([0, 1, 2, 3, 4]);
});

it('keeps the markets of a minute that do not respond in time after a restart within it', async () => {
  const record = async (responding: readonly string[]) => {
    const dates: number[] = [];
    const recorder = startRecorder({
      read: async (market = 'upbit') => {
        if (!responding.includes(market)) throw new PremiumError('KRW_PRICE');
        return answer({});
      },
      store,
      everyMs: MINUTE,
      onInterval: (date) => dates.push(date),
      log: createLog('silent'),
      clock: testClock(NOW),
    });
    await until(() => dates.length > 0);
    recorder.close();
  };
  await record(['upbit', 'bithumb']);
  const before = store.rows('premium');
  await record(['bithumb']);
  expect(store.rows('premium')).toEqual(before);
  expect(Object.keys(before[0]?.body.others ?? {})).toEqual(['bithumb']);
});

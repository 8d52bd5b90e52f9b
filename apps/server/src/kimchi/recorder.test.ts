import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { testClock } from '../../testing/testClock.ts';
import { until } from '../../testing/until.ts';
import { createLog } from '../log.ts';
import { sqliteStore } from '../store/sqliteStore.ts';
import type { Store } from '../store/store.ts';
import type { CoinPremium, PremiumAnswer } from './premiumAnswer.ts';
import { startRecorder } from './recorder.ts';

const MINUTE = 60_000;
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

/** The coins recorded from a response whose figures have these marks. */
async function written(
  marks: Partial<Pick<PremiumAnswer, 'stale' | 'unconfirmed'>>,
  coin: Partial<CoinPremium> = {},
): Promise<readonly string[]> {
  const figures = {
    krw_price: 1,
    usd_price: 1,
    premium_percentage: 2,
    usdt: null,
    stale: { ...RIGHT, exchange: false },
    unconfirmed: { ...RIGHT, exchange: false },
  };
  const official = { exchange_rate: 1, usd_equivalent: 1, premium_percentage: 2, premium_absolute: 1 };
  const eth = { ...figures, coin: 'ETH', official, stale: RIGHT, unconfirmed: RIGHT, ...coin };
  const answer = { ...figures, ...marks, coins: [eth] } as unknown as PremiumAnswer;
  let turns = 0;
  const onTurn = () => {
    turns += 1;
  };
  const recorder = startRecorder(async () => answer, store, MINUTE, onTurn, testClock(Date.now()));
  await until(() => turns > 0);
  recorder.close();
  const [row] = store.rows('premium');
  return Object.keys((row?.body ?? {}) as object).filter((name) => name === name.toUpperCase());
}

it('writes down what was said just now by more than one', async () => {
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
it('leaves out the one coin nobody confirms', async () => {
  expect(await written({}, { unconfirmed: { krw: false, usd: true } })).toEqual(['BTC']);
});

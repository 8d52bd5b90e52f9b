import { MAX_RECENT_TRADES, type Trade } from '@toolbox/core/feed';
import { expect, it } from 'vitest';
import { testClock } from '../../testing/testClock.ts';
import { createRecentTrades, RECENT_MS } from './recentTrades.ts';

const whale = (number: number, symbol = 'BTCUSDT'): Trade => ({
  exchange: 'binance',
  symbol,
  id: String(number),
  price: 65_000,
  volume: 10,
  volumeUsd: 650_000,
  side: 'BUY',
  timestamp: 1_790_000_000_000,
});

function start() {
  const clock = testClock();
  const recent = createRecentTrades(clock.now);
  const ids = () => recent.list().trades.map(({ id }) => Number(id));
  return { clock, recent, ids };
}

it('keeps trades for an hour, in order, and covers no more than it', () => {
  const { clock, recent, ids } = start();
  recent.coverFrom(clock.now());
  recent.add(whale(1));
  clock.pass(1000);
  recent.add(whale(2));
  expect(ids()).toEqual([1, 2]);
  expect(recent.list().coveredMs).toBe(1000);
  clock.pass(RECENT_MS - 1000);
  expect(ids()).toEqual([1, 2]);
  clock.pass(1);
  expect(ids()).toEqual([2]);
  expect(recent.list().coveredMs).toBe(RECENT_MS);
});

it('keeps the newest of many, and covers only their time', () => {
  const { clock, recent, ids } = start();
  recent.coverFrom(clock.now());
  for (let number = 0; number <= MAX_RECENT_TRADES; number += 1) {
    recent.add(whale(number));
    clock.pass(10);
  }
  expect(ids()).toEqual(Array.from({ length: MAX_RECENT_TRADES }, (_, place) => place + 1));
  expect(recent.list().coveredMs).toBe(MAX_RECENT_TRADES * 10 + 9);
});

it('stays small whatever the ids of trades are', () => {
  const { recent } = start();
  for (let number = 0; number < 50; number += 1) recent.add(whale(number, '가'.repeat(10_000)));
  expect(recent.list().trades).toHaveLength(2);
  recent.add(whale(50, 'x'.repeat(100_000)));
  expect(recent.list().trades).toHaveLength(0);
});

it('covers nothing until it is known from when it is complete', () => {
  const { clock, recent } = start();
  recent.add(whale(1));
  expect(recent.list()).toMatchObject({ coveredMs: 0, trades: [whale(1)] });
  recent.coverFrom(clock.now() - 500);
  expect(recent.list().coveredMs).toBe(500);
});

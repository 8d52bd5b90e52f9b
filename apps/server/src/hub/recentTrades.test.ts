import { MAX_RECENT_TRADES, type Trade } from '@toolbox/core/feed';
import { expect, it } from 'vitest';
import { testClock } from '../../testing/testClock.ts';
import { createRecentTrades, feedDate, RECENT_MS } from './recentTrades.ts';

const DATE = 1_790_000_000_000;

const whale = (number: number, symbol = 'BTCUSDT', exchange = 'binance', timestamp = DATE): Trade => ({
  exchange,
  symbol,
  id: String(number),
  price: 65_000,
  volume: 10,
  volumeUsd: 650_000,
  side: 'BUY',
  timestamp,
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

it('knows the dates of the exchanges by their trades, however late some of them came', () => {
  const { clock, recent } = start();
  expect(recent.list().dates).toBeUndefined();
  recent.add(whale(1, 'BTCUSDT', 'binance', DATE));
  clock.pass(5000);
  recent.add(whale(2, 'BTCUSDT', 'binance', DATE - 1_000_000));
  recent.add(whale(3, 'BTCUSDT', 'okx', DATE - 2000));
  recent.add(whale(4, 'BTCUSDT', 'okx', DATE + 3_000_000), clock.now() - 1000);
  expect(recent.list().dates).toEqual([DATE + 5000, DATE + 3_001_000]);
  clock.jump(3_600_000);
  clock.pass(RECENT_MS - 1000);
  expect(recent.list().dates).toEqual([DATE + RECENT_MS + 4000, DATE + 3_000_000 + RECENT_MS]);
});

it('knows the dates of the exchanges hours after their last trades', () => {
  const { clock, recent } = start();
  const trade = (number: number, exchange: string, date: number) => whale(number, 'BTCUSDT', exchange, date);
  recent.add(trade(1, 'binance', DATE));
  recent.add(trade(2, 'okx', DATE - 50));
  clock.pass(10 * RECENT_MS);
  clock.jump(3_600_000);
  expect(recent.list()).toMatchObject({ trades: [], dates: [DATE + 10 * RECENT_MS, DATE - 50 + 10 * RECENT_MS] });
  // Trades that others crowd out are not a loss either, and new ones are the measure again.
  recent.add(trade(3, 'okx', DATE + 10 * RECENT_MS));
  for (let number = 4; number < 4 + MAX_RECENT_TRADES; number += 1) recent.add(trade(number, 'bybit', DATE));
  expect(recent.list().dates).toEqual([DATE + 10 * RECENT_MS, DATE + 10 * RECENT_MS, DATE]);
});

it('knows the dates of the exchanges in a quiet hour after a backfill', () => {
  const { clock, recent } = start();
  const [minute, begun] = [60_000, clock.now()];
  recent.add(whale(1));
  clock.pass(40 * minute);
  recent.add(whale(2, 'BTCUSDT', 'binance', DATE + 5 * minute));
  for (const minutes of [45, 100, 200]) {
    clock.pass(minutes * minute);
    expect(recent.list().dates).toEqual([DATE + clock.now() - begun]);
  }
});

it('believes a clock that was set back after a day', () => {
  const { clock, recent } = start();
  recent.add(whale(1, 'BTCUSDT', 'binance', DATE + 180_000));
  clock.pass(23 * RECENT_MS);
  recent.add(whale(2, 'BTCUSDT', 'binance', DATE + 23 * RECENT_MS));
  expect(recent.list().dates).toEqual([DATE + 23 * RECENT_MS + 180_000]);
  clock.pass(RECENT_MS);
  recent.add(whale(3, 'BTCUSDT', 'binance', DATE + 24 * RECENT_MS));
  expect(recent.list().dates).toEqual([DATE + 24 * RECENT_MS]);
});

it.each([
  ['of no trade, by this machine', [], 5, 5],
  ['of one exchange, by it', [100], 5, 100],
  ['of two that agree, by them', [101, 100], 5, 100],
  ['of two of which one is wrong, by the other and this machine', [900, 100], 99, 100],
  ['of three of which one is wrong, by the others', [900, 100, 101], 5, 101],
])('the date %s', (_what, dates, machineDate, expected) => {
  expect(feedDate(dates, machineDate)).toBe(expected);
});

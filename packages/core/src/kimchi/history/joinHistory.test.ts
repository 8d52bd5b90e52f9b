import { expect, it } from 'vitest';
import type { PremiumQuotes } from '../premiumQuotes.ts';
import { parsePremiumAnswer } from '../sources/parsePremiumAnswer.ts';
import { joinHistory } from './joinHistory.ts';
import type { PremiumPoint } from './premiumPoint.ts';

const NOW = 1_790_000_000_000;
const MINUTE_MS = 60_000;
const BTC = { coin: 'BTC', spanMs: 60 * MINUTE_MS };

function record(age: number, official: number): PremiumPoint {
  return { timestamp: NOW - age * MINUTE_MS, official, usdt: undefined, krwPrice: undefined, usdPrice: undefined };
}

function snapshot(age: number, krw_price: number): PremiumQuotes {
  const time = NOW - age * MINUTE_MS;
  const quotes = parsePremiumAnswer({
    krw_price,
    usd_price: 70_000,
    exchange_rate: 1400,
    timestamp: { krw: time, usd: time - 1 },
  });
  return quotes ?? expect.unreachable('no quotes');
}

const shown = (points: readonly PremiumPoint[]) =>
  points.map(({ timestamp, official }) => [(NOW - timestamp) / MINUTE_MS, official]);

it('ends with the present snapshot, whatever was recorded after it', () => {
  const history = [record(3, 1), record(2, 2), record(1, 9)];
  expect(shown(joinHistory(history, [snapshot(1.25, 98_980_000)], BTC))).toEqual([
    [3, 1],
    [2, 2],
    [1.25, 1],
  ]);
});

it('adds what was shown since the last record', () => {
  const snapshots = [
    snapshot(4, 98_000_000),
    snapshot(2, 98_980_000),
    snapshot(1, 99_960_000),
    snapshot(0, 98_000_000),
  ];
  expect(shown(joinHistory([record(5, 5), record(3, 3)], snapshots, BTC))).toEqual([
    [5, 5],
    [3, 3],
    [2, 1],
    [1, 2],
    [0, 0],
  ]);
});

it('adds the first snapshot of a page that was opened without a history', () => {
  expect(shown(joinHistory([], [snapshot(2, 98_000_000), snapshot(0, 98_980_000)], BTC))).toEqual([
    [2, 0],
    [0, 1],
  ]);
});

it('adds every snapshot where nothing was recorded, as far back as the span', () => {
  const snapshots = [61, 60, 59, 30, 0].map((age) => snapshot(age, 98_980_000));
  expect(shown(joinHistory([], snapshots, BTC)).map(([age]) => age)).toEqual([59, 30, 0]);
});

it('adds no moment twice', () => {
  const history = [record(5, 5), record(4, 4), record(3, 3)];
  const snapshots = [snapshot(3, 98_000_000), snapshot(0, 98_980_000), snapshot(0, 98_980_000)];
  expect(shown(joinHistory(history, snapshots, BTC)).map(([age]) => age)).toEqual([5, 4, 3, 0]);
  expect(shown(joinHistory(history, [snapshot(3.5, 98_000_000), snapshot(0, 98_980_000)], BTC))).toHaveLength(4);
});

it('ignores a snapshot without a time', () => {
  const quotes = parsePremiumAnswer({ krw_price: 98_000_000, usd_price: 70_000, exchange_rate: 1400 });
  const history = [record(1, 1)];
  expect(joinHistory(history, [quotes ?? expect.unreachable('no quotes')], BTC)).toBe(history);
});

it('shows the present in place of a record of the same minute', () => {
  // `NOW` is 20 seconds after a full minute.
  expect(shown(joinHistory([record(0, 7)], [snapshot(0, 98_980_000)], BTC))).toEqual([[0, 1]]);
  expect(shown(joinHistory([record(0.25, 7)], [snapshot(0, 98_980_000)], BTC))).toEqual([[0, 1]]);
  expect(shown(joinHistory([record(0.5, 7)], [snapshot(0, 98_980_000)], BTC))).toEqual([
    [0.5, 7],
    [0, 1],
  ]);
});

it('adds no snapshot of the minute of a record or of the present', () => {
  const snapshots = [
    snapshot(2, 98_980_000),
    snapshot(1, 98_980_000),
    snapshot(0.25, 98_000_000),
    snapshot(0, 98_980_000),
  ];
  expect(shown(joinHistory([record(2.25, 5)], snapshots, BTC)).map(([age]) => age)).toEqual([2.25, 1, 0]);
});

it.each([
  [60, 2],
  [61, 1],
])('keeps a record %d minutes old of an hour: %d points', (age, count) => {
  expect(joinHistory([record(age, 1)], [snapshot(0, 98_000_000)], BTC)).toHaveLength(count);
});

it('is the history alone where no snapshot has the coin', () => {
  const history = [record(1, 1)];
  expect(joinHistory(history, [snapshot(2, 98_000_000)], { ...BTC, coin: 'ETH' })).toBe(history);
  expect(joinHistory(history, [], BTC)).toBe(history);
});

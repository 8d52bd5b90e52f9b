import { describe, expect, it } from 'vitest';
import type { Row } from '../store/store.ts';
import { isPremiumCoin, isRange, premiumHistory, RANGES, type Range } from './premiumHistory.ts';

const MINUTE = 60_000;
const NOW = Math.floor(Date.UTC(2026, 10, 20) / RANGES['7d'].pointMs) * RANGES['7d'].pointMs;

/** A week of minutes: the premium rises from 0 to 10.079 percent. */
const WEEK = Array.from({ length: 7 * 24 * 60 }, (_, place): Row => {
  const time = NOW - (7 * 24 * 60 - 1 - place) * MINUTE;
  return { id: String(time), time, body: { BTC: [place / 1000, place % 2 === 0 ? null : 1] } };
});

const read = (range: Range, coin = 'BTC', rows = WEEK) => JSON.parse(premiumHistory(rows, range, coin, NOW));

describe('premiumHistory', () => {
  it.each([
    ['1h', 61, 61],
    ['24h', 289, 1441],
    ['7d', 337, 10_080],
  ] as const)('thins %s to about %d points and counts %d minutes', (range, points, minutes) => {
    const answer = read(range);
    expect(answer.points).toHaveLength(points);
    expect(answer.points.at(-1)).toEqual({ timestamp: NOW, official: 10.079, usdt: 1 });
    expect(answer.statistics.official.maximum).toBe(10.079);
    expect(answer.statistics.official.minimum).toBeCloseTo(10.08 - minutes / 1000, 9);
    expect(answer.statistics.official.percentile).toBeGreaterThan(99);
    expect(answer.statistics.usdt).toMatchObject({ minimum: 1, maximum: 1, mean: 1, percentile: 50 });
  });

  it('is empty, without statistics, where nothing is known', () => {
    expect(read('1h', 'SOL')).toEqual({
      range: '1h',
      coin: 'SOL',
      points: [],
      statistics: { official: null, usdt: null },
    });
    expect(read('24h', 'BTC', []).points).toEqual([]);
  });
});

it('knows its ranges and coins', () => {
  expect(['1h', '24h', '7d', '2h', 'toString', undefined].map(isRange)).toEqual([
    true,
    true,
    true,
    false,
    false,
    false,
  ]);
  expect(['BTC', 'ETH', 'XRP', 'SOL', 'DOGE', 1].map(isPremiumCoin)).toEqual([true, true, true, true, false, false]);
});

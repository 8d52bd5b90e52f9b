import {
  type KrwMarket,
  PREMIUM_SPANS,
  type PremiumCoin,
  type PremiumRange,
  premiumStatistics,
  valuesByMinute,
} from '@toolbox/core/kimchi';
import { describe, expect, it } from 'vitest';
import type { Row } from '../store/store.ts';
import { historyPoints, isPremiumCoin, isRange, premiumHistory } from './premiumHistory.ts';
import { premiumRow } from './premiumRow.ts';

const MINUTE = 60_000;
const NOW = Math.floor(Date.UTC(2026, 10, 20) / PREMIUM_SPANS['7d'].pointMs) * PREMIUM_SPANS['7d'].pointMs;

/** A week of minutes in the old format without markets: the premium rises from 0 to 10.079 percent. */
const WEEK = Array.from({ length: 7 * 24 * 60 }, (_, place): Row<'premium'> => {
  const time = NOW - (7 * 24 * 60 - 1 - place) * MINUTE;
  return { id: String(time), time, body: { BTC: [place / 1000, place % 2 === 0 ? null : 1] } };
});

const read = (range: PremiumRange, coin: PremiumCoin = 'BTC', rows = WEEK, market?: KrwMarket) =>
  JSON.parse(premiumHistory(historyPoints(rows, coin, market), { range, coin, now: NOW }));

describe('premiumHistory', () => {
  it.each([
    ['1h', 61, 61],
    // The first minute of the rising premium is the lowest one, and tether was last known two minutes before the end.
    ['24h', 291, 1441],
    ['7d', 339, 10_080],
  ] as const)('thins %s to about %d points and counts %d minutes', (range, points, minutes) => {
    const response = read(range);
    expect(response.points).toHaveLength(points);
    expect(response.points.at(-1)).toEqual({ timestamp: NOW, official: 10.079, usdt: 1 });
    expect(response.statistics.official.maximum).toBe(10.079);
    expect(response.statistics.official.minimum).toBeCloseTo(10.08 - minutes / 1000, 9);
    expect(response.statistics.official.percentile).toBeGreaterThan(99);
    expect(response.statistics.usdt).toMatchObject({ minimum: 1, maximum: 1, mean: 1, percentile: 50 });
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

describe('the points of a week', () => {
  const places = (timestamps: readonly number[]) => timestamps.map((time) => (time - (WEEK[0]?.time ?? 0)) / MINUTE);
  const PEAK = 4445;
  const DIP = 7003;
  const week = WEEK.map((row, place): Row<'premium'> => {
    const far = { [PEAK]: 9, [DIP]: -3 }[place] ?? 0;
    return { ...row, body: { BTC: [2 + far, far - 1, 1e8 + far, 7e4 - far] } };
  });

  it.each(['official', 'usdt', 'krw_price', 'usd_price'] as const)('have the extremes of %s', (figure) => {
    const recorded = historyPoints(week, 'BTC').map((point) => Number(point[figure]));
    const values: number[] = read('7d', 'BTC', week).points.map((point: Record<string, number>) => point[figure]);
    expect([Math.min(...values), Math.max(...values)]).toEqual([Math.min(...recorded), Math.max(...recorded)]);
  });

  it('have as well the minutes before these, and no others', () => {
    const { points } = read('7d', 'BTC', week);
    const additional = places(points.map(({ timestamp }: { timestamp: number }) => timestamp)).filter(
      (place) => place % 30 !== 28 && place !== WEEK.length - 1,
    );
    expect(additional).toEqual([PEAK - 1, PEAK, DIP - 1, DIP]);
  });

  it('have the value before an extreme where it was not known in the minute before', () => {
    // Almost the last minute of its interval.
    const peak = 4437;
    const rows = WEEK.map((row, place): Row<'premium'> => {
      const usdt = place === peak - 1 ? null : place === peak ? 9 : 2;
      return { ...row, body: { BTC: [3, usdt] } };
    });
    const { points, statistics } = read('7d', 'BTC', rows);
    const known = points.flatMap(({ timestamp, usdt }: { timestamp: number; usdt: number | null }) =>
      usdt === null ? [] : [{ timestamp, value: usdt }],
    );
    const values = valuesByMinute(known, PREMIUM_SPANS['7d'].pointMs);
    const mean = expect.closeTo(2, 2);
    expect(premiumStatistics(values, 2)).toEqual({ ...statistics.usdt, mean });
    expect(statistics.usdt).toMatchObject({ maximum: 9, mean });
  });

  it('have the last one of equal extremes, and no extreme of what was never known', () => {
    const flat = WEEK.map((row): Row<'premium'> => ({ ...row, body: { BTC: [2, null] } }));
    expect(read('7d', 'BTC', flat).points).toHaveLength(337);
  });
});

it('leaves out minutes that are still to come, which a wrong clock recorded', () => {
  const rows = [-1, 0, 1, 60].map((minute): Row<'premium'> => {
    const time = NOW + minute * MINUTE;
    return { id: String(time), time, body: { BTC: [minute, null] } };
  });
  const { points, statistics } = read('1h', 'BTC', rows);
  expect(points.map(({ official }: { official: number }) => official)).toEqual([-1, 0]);
  expect(statistics.official).toMatchObject({ maximum: 0, percentile: 75 });
});

it('leaves out an impossible premium, which an earlier release may have recorded', () => {
  const rows = [2, 101_980.27, -99.9, 3].map((official, place): Row<'premium'> => {
    const time = NOW - (4 - place) * MINUTE;
    return { id: String(time), time, body: { BTC: [official, place === 3 ? -99.9 : official] } };
  });
  const { points, statistics } = read('1h', 'BTC', rows);
  expect(points.map(({ official, usdt }: { official: number; usdt: number | null }) => [official, usdt])).toEqual([
    [2, 2],
    [3, null],
  ]);
  expect(statistics.official.maximum).toBe(3);
});

describe('a row', () => {
  const upbit = { BTC: [2, 1, 105, 70], ETH: [3, null, 5, 4] } as const;
  const bithumb = { BTC: [1.9, 0.9, 104, 70] } as const;
  const rowOf = (markets: Parameters<typeof premiumRow>[0], time = NOW) => {
    const row = premiumRow(markets, time);
    // As read from the disk.
    return row === undefined ? [] : [JSON.parse(JSON.stringify(row)) as Row<'premium'>];
  };
  const last = (rows: readonly Row<'premium'>[], market?: KrwMarket, coin: PremiumCoin = 'BTC') =>
    read('1h', coin, [...rows], market).points.at(-1);

  it('returns each market its own, and the first to those who name none', () => {
    const rows = rowOf({ upbit, bithumb });
    expect(last(rows, 'upbit')).toEqual({ timestamp: NOW, official: 2, usdt: 1, krw_price: 105, usd_price: 70 });
    expect(last(rows, 'bithumb')).toMatchObject({ official: 1.9, krw_price: 104 });
    expect(last(rows)).toEqual(last(rows, 'upbit'));
    expect(last(rows, 'upbit', 'ETH')).toMatchObject({ official: 3, usdt: null });
    expect(last(rows, 'bithumb', 'ETH')).toBeUndefined();
  });

  it('leaves a gap where a market was not known, and returns the second to those who name none', () => {
    const rows = [...rowOf({ upbit, bithumb }, NOW - MINUTE), ...rowOf({ bithumb })];
    expect(last(rows, 'upbit')).toMatchObject({ timestamp: NOW - MINUTE, official: 2 });
    expect(last(rows, 'bithumb')).toMatchObject({ timestamp: NOW, official: 1.9 });
    expect(last(rows)).toEqual(last(rows, 'bithumb'));
    expect(rowOf({})).toEqual([]);
  });

  it('of an older release belongs to no market, and is returned to those who name none', () => {
    const rows = [...WEEK.slice(0, -1), ...rowOf({ upbit, bithumb })];
    // With the first minute, which is the lowest, and the one before the highest.
    expect(read('7d', 'BTC', rows).points).toHaveLength(339);
    expect(read('7d', 'BTC', rows, 'upbit').points).toHaveLength(1);
    expect(read('7d', 'BTC', WEEK, 'bithumb').points).toEqual([]);
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

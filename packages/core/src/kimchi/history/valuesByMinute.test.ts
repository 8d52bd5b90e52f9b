import { expect, it } from 'vitest';
import { premiumStatistics } from './premiumStatistics.ts';
import { valuesByMinute } from './valuesByMinute.ts';

const MINUTE_MS = 60_000;
const HALF_HOUR_MS = 30 * MINUTE_MS;

const history = (...points: readonly (readonly [minute: number, value: number])[]) =>
  points.map(([minute, value]) => ({ timestamp: minute * MINUTE_MS, value }));

it('repeats a value for each minute since the point before', () => {
  expect(valuesByMinute(history([0, 1], [3, 2], [4, 5]), HALF_HOUR_MS)).toEqual([1, 2, 2, 2, 5]);
});

it.each([
  [29, 29],
  [30, 30],
  [31, 30],
  [600, 30],
])('counts %d minutes between two points as %d, which may be a gap', (minutes, count) => {
  expect(valuesByMinute(history([0, 1], [minutes, 2]), HALF_HOUR_MS)).toHaveLength(1 + count);
});

it('counts minutes of the clock, and every point', () => {
  expect(valuesByMinute(history([0, 1], [1.9, 2], [2.1, 3], [2.2, 4]), HALF_HOUR_MS)).toEqual([1, 2, 3, 4]);
  expect(valuesByMinute(history([0, 1], [1, 2], [2.5, 3]), MINUTE_MS)).toEqual([1, 2, 3]);
  expect(valuesByMinute([], MINUTE_MS)).toEqual([]);
});

it('gives the latest minutes and a peak the weight that they have in the record', () => {
  const PEAK = 2995;
  const DAYS_7 = 7 * 24 * 60;
  const record = history(
    ...Array.from(
      { length: DAYS_7 + 14 },
      (_, minute) => [minute, minute >= DAYS_7 ? 5 : minute === PEAK ? 9 : 2] as const,
    ),
  );
  const thinned = record.filter(
    (_, minute) => minute % 30 === 29 || minute >= DAYS_7 || [0, PEAK - 1, PEAK].includes(minute),
  );
  const values = (points: typeof record) => points.map(({ value }) => value);
  const statistics = premiumStatistics(values(record), 5);
  expect(statistics).toEqual({ minimum: 2, maximum: 9, mean: expect.closeTo(2, 1), percentile: 99.9 });
  expect(premiumStatistics(valuesByMinute(thinned, HALF_HOUR_MS), 5)).toEqual(statistics);
  expect(premiumStatistics(values(thinned), 5)).toMatchObject({ mean: expect.closeTo(2.14, 2), percentile: 97.7 });
});

import { expect, it } from 'vitest';
import { formatIsoDate } from '../formatIsoDate.ts';
import { addDays } from './addPeriod.ts';
import { nextDayMilestones } from './nextDayMilestones.ts';

const BIRTH = { year: 2026, month: 1, day: 1 };

it('counts the day of birth as day 1', () => {
  const [first] = nextDayMilestones(BIRTH, BIRTH);
  expect(first).toEqual({ ordinal: 100, date: { year: 2026, month: 4, day: 10 }, days: 99 });
});

it.each([
  [1, [100, 500, 1000]],
  [100, [100, 500, 1000]],
  [101, [500, 1000, 2000]],
  [1000, [1000, 2000, 3000]],
  [1001, [2000, 3000, 4000]],
  [9_999, [10_000, 11_000, 12_000]],
])('on day %i of life come %o', (dayOfLife, ordinals) => {
  const today = addDays(BIRTH, dayOfLife - 1);
  expect(nextDayMilestones(BIRTH, today).map(({ ordinal }) => ordinal)).toEqual(ordinals);
});

it.each([Number.POSITIVE_INFINITY, Number.NaN, 1.5, -1])('throws for %d, a bug of the caller', (count) => {
  expect(() => nextDayMilestones(BIRTH, BIRTH, count)).toThrow(RangeError);
});

it('gives as many as asked', () => {
  expect(nextDayMilestones(BIRTH, BIRTH, 0)).toEqual([]);
  expect(nextDayMilestones(BIRTH, BIRTH, 1).map(({ date }) => formatIsoDate(date))).toEqual(['2026-04-10']);
  expect(nextDayMilestones(BIRTH, BIRTH, 6)).toHaveLength(6);
});

import { expect, it } from 'vitest';
import { chartTimes } from './chartTimes.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const WEEK_MS = 7 * DAY_MS;

it('labels round hours of the visitor', () => {
  expect(chartTimes(0, DAY_MS, 9 * HOUR_MS, 5).map((time) => time / HOUR_MS)).toEqual([3, 9, 15, 21]);
});

it.each([1, 5, 10, 15, 30, 60, 120, 180, 360, 720, 1440, 2880, 10_080])('can step by %i minutes', (minutes) => {
  const times = chartTimes(0, 3 * minutes * 60_000, 0, 4);
  expect(times.map((time) => time / 60_000)).toEqual([0, minutes, 2 * minutes, 3 * minutes]);
});

it('labels a day of this year as any other', () => {
  const midnight = Date.UTC(2026, 10, 20);
  const times = chartTimes(midnight, midnight + DAY_MS, 0, 5);
  expect(times.map((time) => (time - midnight) / HOUR_MS)).toEqual([0, 6, 12, 18, 24]);
});

it('takes a longer step if both ends would have a label of the shorter one', () => {
  expect(chartTimes(0, DAY_MS, 0, 4).map((time) => time / HOUR_MS)).toEqual([0, 12, 24]);
});

it('labels weeks where even they are more than fit', () => {
  const times = chartTimes(0, 5 * WEEK_MS, 0, 2);
  expect(times.map((time) => time / WEEK_MS)).toEqual([0, 1, 2, 3, 4, 5]);
});

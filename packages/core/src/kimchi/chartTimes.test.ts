import { expect, it } from 'vitest';
import { chartTimes } from './chartTimes.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const WEEK_MS = 7 * DAY_MS;

it('labels round hours of the visitor', () => {
  expect(chartTimes(0, DAY_MS, 9 * HOUR_MS, 5).map((time) => time / HOUR_MS)).toEqual([3, 9, 15, 21]);
});

it('takes a longer step if both ends would have a label of the shorter one', () => {
  expect(chartTimes(0, DAY_MS, 0, 4).map((time) => time / HOUR_MS)).toEqual([0, 12, 24]);
});

it('labels weeks where even they are more than fit', () => {
  const times = chartTimes(0, 5 * WEEK_MS, 0, 2);
  expect(times.map((time) => time / WEEK_MS)).toEqual([0, 1, 2, 3, 4, 5]);
});

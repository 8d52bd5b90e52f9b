import { expect, it } from 'vitest';
import { isLeapDay } from './isLeapDay.ts';

it.each([
  [{ year: 2004, month: 2, day: 29 }, true],
  [{ year: 2004, month: 2, day: 28 }, false],
  [{ year: 2004, month: 3, day: 29 }, false],
])('%o: %s', (date, expected) => {
  expect(isLeapDay(date)).toBe(expected);
});

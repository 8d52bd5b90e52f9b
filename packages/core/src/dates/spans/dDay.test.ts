import { expect, it } from 'vitest';
import { dDay } from './dDay.ts';

const START = { year: 2026, month: 11, day: 20 };

it.each([
  [
    { year: 2026, month: 11, day: 20 },
    { kind: 'today', days: 0, label: 'D-0' },
  ],
  [
    { year: 2026, month: 11, day: 21 },
    { kind: 'ahead', days: 1, label: 'D-1' },
  ],
  [
    { year: 2026, month: 11, day: 19 },
    { kind: 'past', days: 1, label: 'D+1' },
  ],
  [
    { year: 2029, month: 8, day: 16 },
    { kind: 'ahead', days: 1000, label: 'D-1000' },
  ],
])('against %o', (end, expected) => {
  expect(dDay(START, end)).toEqual(expected);
});

import { expect, it } from 'vitest';
import { daysInMonth } from './daysInMonth.ts';

it.each([
  [2024, 2, 29],
  [2023, 2, 28],
  [1900, 2, 28],
  [2000, 2, 29],
  [2026, 4, 30],
  [2026, 12, 31],
  [2026, 0, 0],
  [2026, 13, 0],
])('%i month %i has %i days', (year, month, days) => {
  expect(daysInMonth(year, month)).toBe(days);
});

it('agrees with the engine for every month of a common and a leap year', () => {
  for (const year of [2026, 2028]) {
    const months = Array.from({ length: 12 }, (_, index) => index + 1);
    const ends = months.map((month) => new Date(Date.UTC(year, month, 0)).getUTCDate());
    expect(months.map((month) => daysInMonth(year, month))).toEqual(ends);
  }
});

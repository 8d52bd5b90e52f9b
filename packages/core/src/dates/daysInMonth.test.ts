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

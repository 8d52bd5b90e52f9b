import { expect, it } from 'vitest';
import { koreanAge } from './koreanAge.ts';
import { yearAge } from './yearAge.ts';

it.each([
  [{ year: 2007, month: 12, day: 31 }, { year: 2026, month: 1, day: 1 }, 19, 20],
  [{ year: 2026, month: 1, day: 1 }, { year: 2026, month: 12, day: 31 }, 0, 1],
  [{ year: 2025, month: 12, day: 31 }, { year: 2026, month: 1, day: 1 }, 1, 2],
])('%o on %o has the year age %i and the counting age %i', (birth, on, byYear, counted) => {
  expect(yearAge(birth, on)).toBe(byYear);
  expect(koreanAge(birth, on)).toBe(counted);
});

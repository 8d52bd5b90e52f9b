import { expect, it } from 'vitest';
import { yearAge } from './yearAge.ts';

it.each([
  [{ year: 2007, month: 12, day: 31 }, { year: 2026, month: 1, day: 1 }, 19],
  [{ year: 2007, month: 12, day: 31 }, { year: 2025, month: 12, day: 31 }, 18],
  [{ year: 2026, month: 1, day: 1 }, { year: 2026, month: 12, day: 31 }, 0],
])('%o on %o has the year age %i', (birth, on, age) => {
  expect(yearAge(birth, on)).toBe(age);
});

import { expect, it } from 'vitest';
import { koreanAge } from './koreanAge.ts';

it.each([
  [{ year: 2026, month: 11, day: 20 }, { year: 2026, month: 11, day: 20 }, 1],
  [{ year: 2025, month: 12, day: 31 }, { year: 2026, month: 1, day: 1 }, 2],
  [{ year: 2000, month: 5, day: 15 }, { year: 2026, month: 5, day: 14 }, 27],
])('%o on %o has the counting age %i', (birth, on, age) => {
  expect(koreanAge(birth, on)).toBe(age);
});

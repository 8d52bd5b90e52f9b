import { expect, it } from 'vitest';
import { formatPeriod } from './formatPeriod.ts';

it.each([
  [24, 0, 6, '24년 0개월 6일', '24 years, 0 months, 6 days'],
  [1, 1, 1, '1년 1개월 1일', '1 year, 1 month, 1 day'],
  [0, 9, 24, '9개월 24일', '9 months, 24 days'],
  [0, 1, 0, '1개월 0일', '1 month, 0 days'],
  [0, 0, 3, '3일', '3 days'],
  [0, 0, 0, '0일', '0 days'],
])('formats %i years, %i months and %i days from the largest unit', (years, months, days, ko, en) => {
  expect(formatPeriod({ years, months, days }, 'ko')).toBe(ko);
  expect(formatPeriod({ years, months, days }, 'en')).toBe(en);
});

import { expect, it } from 'vitest';
import { formatMonth } from './formatMonth.ts';

it('formats a month in the order of the language', () => {
  expect(formatMonth({ year: 2026, month: 11 }, 'ko')).toBe('2026년 11월');
  expect(formatMonth({ year: 2026, month: 11 }, 'en')).toBe('November 2026');
});

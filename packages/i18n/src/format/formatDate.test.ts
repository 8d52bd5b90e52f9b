import { expect, it } from 'vitest';
import { formatDate, formatDateWithWeekday, formatWeekday } from './formatDate.ts';

const FRIDAY = { year: 2026, month: 4, day: 10 };

it('formats a date in the order of the language', () => {
  expect(formatDate(FRIDAY, 'ko')).toBe('2026년 4월 10일');
  expect(formatDate(FRIDAY, 'en')).toBe('April 10, 2026');
});

it('formats a date with its weekday', () => {
  expect(formatDateWithWeekday(FRIDAY, 'ko')).toBe('2026년 4월 10일 (금)');
  expect(formatDateWithWeekday(FRIDAY, 'en')).toBe('Fri, Apr 10, 2026');
});

it('returns the weekday', () => {
  expect(formatWeekday(FRIDAY, 'ko')).toBe('금요일');
  expect(formatWeekday(FRIDAY, 'en')).toBe('Friday');
});

it('does not depend on the time zone, and uses the proleptic calendar before 1582', () => {
  expect(formatDate({ year: 1000, month: 1, day: 1 }, 'ko')).toBe('1000년 1월 1일');
  expect(formatDate({ year: 1500, month: 2, day: 28 }, 'ko')).toBe('1500년 2월 28일');
  expect(formatDate({ year: 9999, month: 12, day: 31 }, 'ko')).toBe('9999년 12월 31일');
});

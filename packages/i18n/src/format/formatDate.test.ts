import { expect, it } from 'vitest';
import { formatDate, formatDateWithWeekday, formatWeekday } from './formatDate.ts';

const FRIDAY = { year: 2026, month: 4, day: 10 };

it('writes a date in the order of the language', () => {
  expect(formatDate(FRIDAY, 'ko')).toBe('2026년 4월 10일');
  expect(formatDate(FRIDAY, 'en')).toBe('April 10, 2026');
});

it('writes a date with its day of the week', () => {
  expect(formatDateWithWeekday(FRIDAY, 'ko')).toBe('2026년 4월 10일 (금)');
  expect(formatDateWithWeekday(FRIDAY, 'en')).toBe('Fri, Apr 10, 2026');
});

it('names the day of the week', () => {
  expect(formatWeekday(FRIDAY, 'ko')).toBe('금요일');
  expect(formatWeekday(FRIDAY, 'en')).toBe('Friday');
});

it('keeps the day in every zone and the calendar before 1582', () => {
  expect(formatDate({ year: 1000, month: 1, day: 1 }, 'ko')).toBe('1000년 1월 1일');
  expect(formatDate({ year: 1500, month: 2, day: 28 }, 'ko')).toBe('1500년 2월 28일');
  expect(formatDate({ year: 9999, month: 12, day: 31 }, 'ko')).toBe('9999년 12월 31일');
});

import { expect, it } from 'vitest';
import { formatIsoDate } from '../formatIsoDate.ts';
import type { DateContext } from './dateContext.ts';
import { dateRangeReading } from './dateRangeReading.ts';

const TODAY = { year: 2026, month: 11, day: 25 };

function range(text: string, context: Partial<DateContext> = {}) {
  const reading = dateRangeReading(text, { today: TODAY, ...context });
  return reading && [formatIsoDate(reading.start), formatIsoDate(reading.end)];
}

it.each([
  ['2024-01-05 ~ 2024-03-01', '2024-01-05', '2024-03-01'],
  ['2024-01-05~2024-03-01', '2024-01-05', '2024-03-01'],
  ['2024-01-05–2024-03-01', '2024-01-05', '2024-03-01'],
  ['2024.1.5 - 3.1', '2024-01-05', '2024-03-01'],
  ['2024.1.5. ~ 3.1.', '2024-01-05', '2024-03-01'],
  ['2024.11.5 ～ 3.1', '2024-11-05', '2025-03-01'],
  ['2024년 1월 5일부터 3월 1일까지', '2024-01-05', '2024-03-01'],
  ['2024년 1월 5일 ~ 8일', '2024-01-05', '2024-01-08'],
  ['2024-01-05 ~ 08', '2024-01-05', '2024-01-08'],
  ['1월 5일 ~ 1월 8일', '2027-01-05', '2027-01-08'],
  ['24.1.5 ~ 24.3.1', '2024-01-05', '2024-03-01'],
  ['오늘부터 크리스마스까지', '2026-11-25', '2026-12-25'],
  ['Jan 5, 2024 to Mar 1, 2024', '2024-01-05', '2024-03-01'],
  ['2024-03-01 → 2024-01-05', '2024-03-01', '2024-01-05'],
])('reads both dates of %s', (text, start, end) => {
  expect(range(text)).toEqual([start, end]);
});

it('reads the numbers in the order of the language', () => {
  expect(range('1/5/2024 - 3/1/2024', { order: 'monthFirst' })).toEqual(['2024-01-05', '2024-03-01']);
});

it.each([
  ...['', '2024-01-05', '2024-01-05 ~', '~ 2024-01-05', '2024-01-05 ~ 2024-02-01 ~ 2024-03-01', 'a ~ b'],
  ...['2024-01-05 ~ 2024-01-05', '2024-01-05 ~ 2024-02-30', `2024-01-05 ~ ${' '.repeat(80)}2024-01-06`],
])('reads no two dates in %j', (text) => {
  expect(range(text)).toBeUndefined();
});

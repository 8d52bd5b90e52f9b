import fc from 'fast-check';
import { expect, it } from 'vitest';
import { addDays } from '../addPeriod.ts';
import { toDayNumber } from '../dayNumber.ts';
import { formatIsoDate } from '../formatIsoDate.ts';
import type { DateContext } from './dateContext.ts';
import { dateRangeReading } from './dateRangeReading.ts';
import { isResidentNumber } from './residentNumber.ts';

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

it.each([
  ['Jan 5 - Mar 1, 2024', '2024-01-05', '2024-03-01'],
  ['5 Jan - 1 Mar 2024', '2024-01-05', '2024-03-01'],
  ['Dec 24 - Jan 3, 2027', '2026-12-24', '2027-01-03'],
  ['3.1 ~ 24.5.1', '2024-03-01', '2024-05-01'],
  ['12/24 ~ 2025.1.3', '2024-12-24', '2025-01-03'],
  ['12월 24일 ~ 다음 달 3일', '2026-12-24', '2027-01-03'],
  ['3월 1일 ~ 내년 1월 3일', '2026-03-01', '2027-01-03'],
  ['Jan 5 - Dec 20', '2027-01-05', '2027-12-20'],
  ['12월 24일 ~ 12월 20일', '2026-12-24', '2027-12-20'],
  ['2/29 ~ 3/5', '2028-02-29', '2028-03-05'],
  ['2024-01-05 ~ 2월 말', '2024-01-05', '2024-02-29'],
  ['지난해 12월 1일 ~ 12월 말일', '2025-12-01', '2025-12-31'],
])('takes a missing year of %s from the other date', (text, start, end) => {
  expect(range(text)).toEqual([start, end]);
});

it.each([
  ['월요일 ~ 수요일', '2026-11-30', '2026-12-02'],
  ['금요일 ~ 월요일', '2026-11-27', '2026-11-30'],
  ['월~수', '2026-11-30', '2026-12-02'],
  ['다음 주 월~금', '2026-11-30', '2026-12-04'],
  ['내일 ~ 토', '2026-11-26', '2026-11-28'],
  ['Mon–Fri', '2026-11-30', '2026-12-04'],
  ['지난주 월요일 ~ 금요일', '2026-11-16', '2026-11-20'],
  ['다음 주 월요일부터 금요일까지', '2026-11-30', '2026-12-04'],
  ['2026-12-24 ~ 3일 뒤', '2026-12-24', '2026-12-27'],
  ['1월 1일 ~ 말일', '2027-01-01', '2027-01-31'],
  ['2026-10-01부터 말일까지', '2026-10-01', '2026-10-31'],
  ['오늘 ~ 월말', '2026-11-25', '2026-11-30'],
  ['말일 ~ 다음 달 10일', '2026-11-30', '2026-12-10'],
  ['2026-11-20 ~ 익일', '2026-11-20', '2026-11-21'],
  ['2027-01-05 ~ 익일', '2027-01-05', '2027-01-06'],
])('takes the end of %s after the start', (text, start, end) => {
  expect(range(text)).toEqual([start, end]);
});

it.each([
  ['2026.11.25(수) ~ 27(금)', '2026-11-25', '2026-11-27'],
  ['2026. 11. 25.(수) ~ 27.(금)', '2026-11-25', '2026-11-27'],
  ['12월 24일 ~ 3일', '2026-12-24', '2027-01-03'],
  ['2026. 11. 25. 수 ~ 27. 금', '2026-11-25', '2026-11-27'],
  ['11월 25 일 ~ 27 일', '2026-11-25', '2026-11-27'],
  ['Nov 25–27, 2026', '2026-11-25', '2026-11-27'],
  ['Nov 25-27', '2026-11-25', '2026-11-27'],
  ['Nov 25th to 27th, 2026', '2026-11-25', '2026-11-27'],
  ['25–27 November 2026', '2026-11-25', '2026-11-27'],
  ['28 – 3 November 2026', '2026-10-28', '2026-11-03'],
])('takes a missing month of %s from the other date', (text, start, end) => {
  expect(range(text)).toEqual([start, end]);
});

it.each([
  ['2026-11-25\t2026-11-27', '2026-11-25', '2026-11-27'],
  ['2026-11-25\r\n2026-11-27', '2026-11-25', '2026-11-27'],
  ['2026-11-25 2026-11-27', '2026-11-25', '2026-11-27'],
  ['20261125 20261127', '2026-11-25', '2026-11-27'],
  ['2026. 11. 25. 2026. 11. 27.', '2026-11-25', '2026-11-27'],
  ['2026.11.25(수) 2026.11.27(금)', '2026-11-25', '2026-11-27'],
  ['12/5-12/8', '2026-12-05', '2026-12-08'],
  ['12월 5일-8일', '2026-12-05', '2026-12-08'],
  ['20261125-20261127', '2026-11-25', '2026-11-27'],
  ['2026.11.25-27', '2026-11-25', '2026-11-27'],
  ['2026-11-25-2026-11-27', '2026-11-25', '2026-11-27'],
])('takes %j apart', (text, start, end) => {
  expect(range(text)).toEqual([start, end]);
});

it.each([
  ['2026.11.25부터 3일', '2026-11-25', '2026-11-27'],
  ['2026.11.25부터 3일간', '2026-11-25', '2026-11-27'],
  ['2026.11.25 ~ 3일간', '2026-11-25', '2026-11-27'],
  ['2026년 11월 25일부터 30일 동안', '2026-11-25', '2026-12-24'],
  ['12월 24일부터 3일', '2026-12-24', '2026-12-26'],
  ['내일부터 2주', '2026-11-26', '2026-12-09'],
  ['2026.11.25부터 1주일간', '2026-11-25', '2026-12-01'],
  ['2026.11.25부터 3일까지', '2026-11-25', '2026-12-03'],
  ['2026.11.25 ~ 3일', '2026-11-25', '2026-12-03'],
  ['2026.11.25부터 27일', '2026-11-25', '2026-11-27'],
])('tells a number of days from a day of the month in %s', (text, start, end) => {
  expect(range(text)).toEqual([start, end]);
});

it('gives as many days as the text has', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 9000 }), fc.integer({ min: 2, max: 999 }), (at, count) => {
      const start = addDays({ year: 2000, month: 1, day: 1 }, at);
      const end = addDays(start, count - 1);
      expect(range(`${formatIsoDate(start)}부터 ${count}일간`)).toEqual([formatIsoDate(start), formatIsoDate(end)]);
    }),
    { numRuns: 1000 },
  );
});

it.each([
  '기간: 11월 27일 ~ 30일',
  '(11월 27일 ~ 30일)',
  '기간 : (11월 27일 ~ 30일)',
  '일정：11월 27일부터 30일까지',
  '(11월 27일(금) ~ 30일(월))',
  'Period: Nov 27 - 30',
  '휴가 기간 11/27~11/30',
  '(11/27~11/30)',
])('reads the range in %s', (text) => {
  expect(range(text)).toEqual(['2026-11-27', '2026-11-30']);
});

it.each([
  ['2026.11.27(금) ~ 2026.11.30(월)', '2026-11-27', '2026-11-30'],
  ['(금) 2026.11.27 ~ (월) 2026.11.30', '2026-11-27', '2026-11-30'],
])('keeps the brackets of the days of the week of %s', (text, start, end) => {
  expect(range(text)).toEqual([start, end]);
});

it.each([
  ['240105 - 240301', '2024-01-05', '2024-03-01'],
  ['240105–240301', '2024-01-05', '2024-03-01'],
  ['240105-240301', '2024-01-05', '2024-03-01'],
  ['260101 - 261231', '2026-01-01', '2026-12-31'],
  ['900515 - 910601', '1990-05-15', '1991-06-01'],
])('takes %s for two dates and not for a resident registration number', (text, start, end) => {
  expect(range(text)).toEqual([start, end]);
  // It may be a number whose last digit is not typed yet.
  expect(isResidentNumber(text)).toBe(true);
});

it('takes two dates with the month first for no resident registration number', () => {
  expect(range('010524 - 123124', { order: 'monthFirst' })).toEqual(['2024-01-05', '2024-12-31']);
});

it('takes two dates of American cells apart', () => {
  expect(range('11/25/2026 11/27/2026', { order: 'monthFirst' })).toEqual(['2026-11-25', '2026-11-27']);
});

it.each([
  ['오늘 ~ 설날', '2026-11-25', '2027-02-07'],
  ['설날 ~ 추석', '2027-02-07', '2027-09-15'],
  ['2027년 설날 ~ 3월 1일', '2027-02-07', '2027-03-01'],
])('reads the days with a name in %s', (text, start, end) => {
  expect(range(text)).toEqual([start, end]);
});

it.each([
  ['2026년 1월 ~ 3월', '2026-01-01', '2026-03-31'],
  ['2026년 1월부터 3월까지', '2026-01-01', '2026-03-31'],
  ['2026-01 ~ 2026-02', '2026-01-01', '2026-02-28'],
  ['2026.1 - 3', '2026-01-01', '2026-03-31'],
  ['2026년 11월 ~ 2월', '2026-11-01', '2027-02-28'],
  ['내년 1월 ~ 3월', '2027-01-01', '2027-03-31'],
])('reads the whole months of %s', (text, start, end) => {
  expect(range(text)).toEqual([start, end]);
  // Whole months are no date of birth.
  expect(range(text, { latest: TODAY })).toBeUndefined();
});

it('has the end before the start only where both are complete', () => {
  const complete = ['2026-11-25', '26.3.1', '2027년 5월 8일', '내일', '2026 크리스마스'];
  const incomplete = ['3월 1일', '12/24', 'Jan 5', '5 Nov', '27일', '3', '금요일', 'Mon', '크리스마스', '설날'];
  const part = fc.constantFrom(...complete, ...incomplete);
  const between = fc.constantFrom(' ~ ', ' - ', '~', '-', '\t');
  fc.assert(
    fc.property(part, between, part, fc.integer({ min: 0, max: 800 }), (first, mark, second, days) => {
      const today = addDays(TODAY, days);
      const reading = dateRangeReading(`${first}${mark}${second}`, { today });
      if (reading && toDayNumber(reading.end) <= toDayNumber(reading.start)) {
        expect(complete).toContain(first);
        expect(complete).toContain(second);
      }
    }),
    { numRuns: 1000 },
  );
});

it('reads the numbers in the order of the language', () => {
  expect(range('1/5/2024 - 3/1/2024', { order: 'monthFirst' })).toEqual(['2024-01-05', '2024-03-01']);
});

it.each([
  ...['', '2024-01-05', '2024-01-05 ~', '~ 2024-01-05', '2024-01-05 ~ 2024-02-01 ~ 2024-03-01', 'a ~ b'],
  ...['2026.11.25부터 1일간', '2026.11.25부터 0일', '언젠가부터 3일간', '(음력 2026.1.1 ~ 2026.1.15)', '기간: ~'],
  ...['900515-1234567', '900515 - 123456', '900515–1******', '240105 - 240105'],
  ...['900515-1', '900515 - 1', '5-6', '10-11-12', '2026.11.25 09:00-10:00', '2026.11.25 14:30-16', '월요일 ~ 오늘'],
  ...[
    '2026.11 ~ 27',
    '2026.13 ~ 14',
    '2026.11.25 ~ 0',
    '음력 2026.1.1 ~ 2026.1.15',
    '크리스마스 ~ 오늘',
    '25일 ~ 27일',
    '11월 30일 ~ 말일',
    '금일 ~ 오늘',
  ],
  ...['2026-11-25\t2026-11-26\t2026-11-27', '2026-12-24 ~ 어제 밤'],
  ...['2024-01-05 ~ 2024-01-05', '2024-01-05 ~ 2024-02-30', `2024-01-05 ~ ${' '.repeat(80)}2024-01-06`],
])('reads no two dates in %j', (text) => {
  expect(range(text)).toBeUndefined();
});

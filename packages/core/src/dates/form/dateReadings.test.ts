import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { daysInMonth } from '../daysInMonth.ts';
import { formatIsoDate } from '../formatIsoDate.ts';
import { dateReadings } from './dateReadings.ts';
import type { DateContext } from './days/dateContext.ts';

const TODAY = { year: 2026, month: 11, day: 25 };

function read(text: string, context: Partial<DateContext> = {}) {
  const { dates, isRange, failure } = dateReadings(text, { today: TODAY, ...context });
  return { dates: dates.map(formatIsoDate), isRange, code: failure?.code };
}

describe('dateReadings', () => {
  it.each([
    ['900515', ['1990-05-15'], undefined],
    ['1990-05-15', [], undefined],
    ['whenever', [], undefined],
    ['음력 1990.5.15', ['1990-06-07'], 'dates.lunarDate'],
    ['음력 1899.5.15', [], 'dates.lunarYearOutOfRange'],
    ['900515-1******', ['1990-05-15'], 'dates.residentNumber'],
  ])('reads %s', (text, dates, code) => {
    expect(read(text)).toEqual({ dates, isRange: false, code });
  });

  it.each([
    ...['음력 1990.5.15', '1990.5.15(음력)', '(음)1990.5.15', '1990-05-15 (윤달)', '평성 2년 5월 15일', '내일'],
    ...['단기 4323년 5월 15일', '3월 말일', '2024년 1월 5일부터 3월 1일까지', '12/24 2박3일', '12월20-25일'],
  ])('reads %s where it is decomposed', (text) => {
    expect(read(text).dates).not.toEqual([]);
    expect(read(text.normalize('NFD'))).toEqual(read(text));
  });

  it.each([
    ...[
      '1990',
      '1990년',
      '1990년생',
      '1990년도',
      '90년생',
      '1990년 5월',
      '1990년 5월생',
      '1990-05',
      '1990. 5.',
      '199005',
    ],
    ...['May 1990', '5월 15일', '5월 15일생', '5/15', '15/5', '13/1', '2/29', '2월 29일', 'May 15', '15 May'],
    ...['음력 8월 15일', '(음) 8.15', '음력 2월 30일', '윤5월 15일', 'lunar May 15', '음력 1990년', '음력 1990년 5월'],
  ])('asks for all parts of a date of birth instead of %s', (text) => {
    expect(read(text, { latest: TODAY })).toEqual({ dates: [], isRange: false, code: 'dates.incomplete' });
  });

  it.each([
    ['11월 25일 (월)', ['2026-11-25', '2027-11-25', '2025-11-25'], 'dates.wrongWeekday'],
    ['26.11.25(월)', ['2026-11-25', '1926-11-25'], 'dates.wrongWeekday'],
    ['2026-11-25 (월) 14:30', ['2026-11-25'], 'dates.wrongWeekday'],
    ['크리스마스 (월)', ['2026-12-25', '2025-12-25', '2027-12-25'], 'dates.wrongWeekday'],
    ['25 Nov (Sat)', ['2026-11-25', '2027-11-25', '2025-11-25'], 'dates.wrongWeekday'],
    ['11월 25일(수)', ['2026-11-25'], 'dates.incomplete'],
    ['Wed Nov 25', ['2026-11-25'], 'dates.incomplete'],
    ['2월 30일 (월)', [], 'dates.noSuchDay'],
    ['다음 주 금요일', ['2026-12-04'], undefined],
    ['Wed, 25 Nov 2026 20:30:00 GMT', ['2026-11-25'], undefined],
  ])('names the fault of %s, which has a day of the week', (text, dates, code) => {
    expect(read(text)).toEqual({ dates, isRange: false, code });
  });

  it.each(['1234567', '90', '1990년 5월 15일', 'around the year 1990', '크리스마스', '내일', '15/5/1990'])(
    'finds no part missing in %s',
    (text) => {
      expect(read(text).code).toBeUndefined();
    },
  );

  it.each(['5월 15일', '05/15', '15 May'])('asks for the year of %s, which it offers in the coming ones', (text) => {
    expect(read(text)).toEqual({ dates: ['2027-05-15', '2026-05-15'], isRange: false, code: 'dates.incomplete' });
  });

  it.each([
    ['2월 30일', 'noSuchDay', { year: 2026, month: 2, day: 30, last: 28 }],
    ['2/30', 'noSuchDay', { year: 2026, month: 2, day: 30, last: 28 }],
    ['11.31.', 'noSuchDay', { year: 2026, month: 11, day: 31, last: 30 }],
    ['Feb 30', 'noSuchDay', { year: 2026, month: 2, day: 30, last: 28 }],
    ['13월 1일', 'noSuchMonth', { month: 13 }],
    ['13-1일', 'noSuchMonth', { month: 13 }],
    ['13/32', 'noSuchMonth', { month: 13 }],
  ])('finds no such day in %s in any year', (text, code, facts) => {
    const { dates, failure } = dateReadings(text, { today: TODAY });
    expect({ dates, failure }).toEqual({ dates: [], failure: { code: `dates.${code}`, facts } });
    expect(dateReadings(text, { today: TODAY, latest: TODAY }).failure).toEqual(failure);
  });

  it('finds a reason for every month and day without a year', () => {
    const number = fc.integer({ min: 1, max: 40 });
    fc.assert(
      fc.property(number, number, fc.constantFrom('/', '월 '), (month, day, mark) => {
        const { dates, failure } = dateReadings(`${month}${mark}${day}`, { today: TODAY });
        const isDay = (a: number, b: number) => b <= daysInMonth(2000, a);
        expect(dates.length > 0).toBe(isDay(month, day) || (mark === '/' && isDay(day, month)));
        expect(failure?.code === 'dates.incomplete').toBe(dates.length > 0);
        expect(failure).toBeDefined();
      }),
      { numRuns: 1000 },
    );
  });

  it.each(['240105 - 240301', '240105–240301', '240105~240301'])('says that %s is two dates', (text) => {
    expect(read(text)).toMatchObject({ isRange: true, code: 'dates.twoDates' });
  });

  it.each(['900515-1', '900515-123456', '900515 - 1234567', '900515-1******'])('says what %s is', (text) => {
    expect(read(text)).toMatchObject({ isRange: false, code: 'dates.residentNumber' });
  });

  it('reads both dates of a period, and the possible one where only the past makes sense', () => {
    const text = '2024.1.5 ~ 2027.3.1';
    const code = 'dates.twoDates';
    expect(read(text)).toEqual({ dates: ['2024-01-05', '2027-03-01'], isRange: true, code });
    expect(read(text, { latest: TODAY })).toEqual({ dates: ['2024-01-05'], isRange: false, code });
    expect(read('26.11.25 ~ 26.11.27', { latest: TODAY })).toEqual({ dates: ['2026-11-25'], isRange: false, code });
  });

  it.each([
    '1998.05.15(만 28세)',
    '1998.05.15 (28세)',
    '1998년 05월 15일 (만 28세)',
    '1998-05-15 / 28세',
    '98.5.15 (28세, 여)',
    '980515 28살',
    'May 15, 1998 (28 years old)',
    'May 15, 1998 (age 28)',
    '15 May 1998, aged 28',
    '1998-05-15 28yo',
  ])('reads the date beside the age in %s', (text) => {
    expect(read(text, { latest: TODAY })).toEqual({ dates: ['1998-05-15'], isRange: false, code: undefined });
  });

  it.each(['1998년생 (만 28세)', '98년생, 28세', '1998 (age 28)'])('says that %s lacks a part', (text) => {
    expect(read(text)).toEqual({ dates: [], isRange: false, code: 'dates.incomplete' });
  });

  it('reads the lunar date beside the age', () => {
    expect(read('음력 1998.4.20 (만 28세)')).toMatchObject({ dates: ['1998-05-15'], code: 'dates.lunarDate' });
  });
});

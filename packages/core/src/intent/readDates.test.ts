import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dateReadings } from '../dates/form/index.ts';
import { toDayNumber } from '../dates/index.ts';
import { readIntents } from './index.ts';
import { context, kinds, only } from './testing/intents.ts';

describe('a date', () => {
  it.each([
    ['2026-03-01 100일', 100, 'days', '2026-6-9'],
    ['2026-03-01 100 days', 100, 'days', '2026-6-9'],
    ['2026-03-01 + 100 days', 100, 'days', '2026-6-9'],
    ['2026.3.1. 100일 후', 100, 'days', '2026-6-9'],
    ['2026년 3월 1일 100일 전', -100, 'days', '2025-11-21'],
    ['2026-03-01 2 weeks before', -2, 'weeks', '2026-2-15'],
    ['2026-11-25 2주일 뒤', 2, 'weeks', '2026-12-9'],
    ['2026-11-25 2해 전', -2, 'years', '2024-11-25'],
    ['2026-03-01 + 90d', 90, 'days', '2026-5-30'],
    ['2026-03-01 6 mos', 6, 'months', '2026-9-1'],
    ['2026-01-31 1개월', 1, 'months', '2026-2-28'],
    ['2024-02-29 1 year later', 1, 'years', '2025-2-28'],
    ['2026-03-01 -100일', -100, 'days', '2025-11-21'],
    ['2026-03-01부터 30일 뒤', 30, 'days', '2026-3-31'],
    ['2026-03-01부터 0일간', 0, 'days', '2026-3-1'],
    ['2026년 3월 1일 이틀 전', -2, 'days', '2026-2-27'],
    ['2026-03-01 일주일 뒤', 1, 'weeks', '2026-3-8'],
    ['2026.3.1. 한 달 후', 1, 'months', '2026-4-1'],
    ['2026-03-01 Two weeks later', 2, 'weeks', '2026-3-15'],
    ['2026년 3월 1일 - 1일', -1, 'days', '2026-2-28'],
    ['100 days from Mar 1, 2026', 100, 'days', '2026-6-9'],
    ['Two weeks before 2026-03-15', -2, 'weeks', '2026-3-1'],
    ['2026년 3월 1일 -3일', -3, 'days', '2026-2-26'],
    ['2026년 3월 1일 - 40일', -40, 'days', '2026-1-20'],
    // From today.
    ['30일 후', 30, 'days', '2026-12-22'],
    ['100일 전', -100, 'days', '2026-8-14'],
    ['in 2 weeks', 2, 'weeks', '2026-12-6'],
    ['오늘 + 100일', 100, 'days', '2027-3-2'],
    ['오늘 - 30일', -30, 'days', '2026-10-23'],
    ['today - 3 days', -3, 'days', '2026-11-19'],
    ['오늘 100일 뒤', 100, 'days', '2027-3-2'],
  ] as const)('%s', (text, count, unit, date) => {
    const found = only(text, 'dateShift');
    expect([found.count, found.unit]).toEqual([count, unit]);
    expect(Object.values(found.date).join('-')).toBe(date);
  });

  it('alone may be a birth date if it is past', () => {
    expect(readIntents('2000-01-01', context).slice(0, 2)).toEqual([
      { kind: 'date', date: { year: 2000, month: 1, day: 1 }, passed: 9822 },
      { kind: 'age', birth: { year: 2000, month: 1, day: 1 }, on: context.today, years: 26 },
    ]);
    expect(kinds('2026-11-22')).toEqual(['date', 'text']);
    expect(kinds('2026-12-25')).toEqual(['date', 'text']);
  });

  it('returns how many days have passed since', () => {
    expect(only('2026-03-01 100일', 'dateShift').passed).toBe(266);
    expect(only('2026-12-25', 'date').passed).toBe(-33);
  });

  it.each([
    ['2026-03-01 2026-12-25', 299],
    ['2026-03-01 ~ 2026-12-25', 299],
    ['2026-03-01부터 2026-12-25까지', 299],
    ['2026-12-25 to 2026-03-01', -299],
    ['2026-03-01\n2026-12-25', 299],
    ['2026.3.1. 2026.12.25.', 299],
    ['2026.3.1 - 2026.12.25', 299],
    ['2026-03-01, 2026-12-25', 299],
    ['2026-03-01;2026-12-25', 299],
    ['2026.3.1~2026.12.25 (300일)', 299],
    ['계약기간: 2026-03-01부터 2026-12-25까지 (10개월)', 299],
    ['Mar 1, 2026 - Dec 25, 2026 (300 days)', 299],
  ])('and another: %j', (text, days) => {
    expect(only(text, 'dateSpan')).toMatchObject({ days });
    expect(only(text, 'dateSpan').inclusion).toBeUndefined();
  });

  it.each(['재직기간: 2026.03.01 ~ 현재', '2026-03-01부터 오늘까지', 'Mar 1, 2026 - present'])(
    'and today: %s',
    (text) => {
      expect(only(text, 'dateSpan')).toMatchObject({ end: context.today, days: 266 });
    },
  );

  it.each([
    ['2026.03.01부터 30일간', '2026-3-1', '2026-3-30'],
    ['2026.03.01 30일간', '2026-3-1', '2026-3-30'],
    ['2026-03-01부터 2주 동안', '2026-3-1', '2026-3-14'],
    ['2026-03-01부터 100일', '2026-3-1', '2026-6-8'],
    ['2026-03-01부터 2주', '2026-3-1', '2026-3-14'],
    ['오늘부터 100일', '2026-11-22', '2027-3-1'],
    ['오늘부터 100일째', '2026-11-22', '2027-3-1'],
    ['2026-03-01부터 3개월', '2026-3-1', '2026-5-31'],
    ['2026-03-01부터 2년간', '2026-3-1', '2028-2-29'],
    ['오늘부터 한 달간', '2026-11-22', '2026-12-21'],
  ])('and a length to its last day: %s', (text, start, end) => {
    const span = only(text, 'dateSpan');
    expect(span.inclusion).toBe('end');
    expect([span.start, span.end].map((date) => Object.values(date).join('-'))).toEqual([start, end]);
    expect(dateReadings(text, { today: context.today }).dates.slice(1)).toEqual(
      text.includes('부터') ? [span.end] : [],
    );
  });

  it.each([
    ['1990-05-15 나이', 36],
    ['만나이 1990.5.15', 36],
    ['1990-12-15 age', 35],
    ['how old 1990-12-15', 35],
  ])('with age: %s', (text, years) => {
    expect(only(text, 'age').years).toBe(years);
  });

  it.each(['2027-01-01 나이', '2026-02-30 나이', '1990-05-15 wage'])('%s is no age', (text) => {
    expect(kinds(text)).not.toContain('age');
  });

  it.each([
    ['12월 25일', '2026-12-25'],
    ['2026-12-25까지', '2026-12-25'],
    ['2026.12.25 까지', '2026-12-25'],
    ['26.12.25까지', '2026-12-25'],
    ['12월 25일까지 며칠', '2026-12-25'],
    ['12월 25일까지 며칠 남았어?', '2026-12-25'],
    ['다음 주 금요일까지 몇 일?', '2026-11-27'],
    ['11월 22일', '2026-11-22'],
    ['3월 1일', '2027-3-1'],
    ['2월 29일', '2028-2-29'],
    ['December 25', '2026-12-25'],
    ['26 Nov', '2026-11-26'],
    ['26th November', '2026-11-26'],
    ['Nov 26th', '2026-11-26'],
    ['3 mar.', '2027-3-3'],
  ])('without a year is the next one: %s', (text, date) => {
    expect(Object.values(only(text, 'date').date).join('-')).toBe(date);
    expect(kinds(text)).toEqual(['date', 'text']);
  });

  it.each([
    ['26.11.26 ~ 27.11.25', '2026-11-26', '2027-11-25'],
    ['70.3.2 ~ 73.2.28', '1970-3-2', '1973-2-28'],
    ['26.3.1 ~ 56.2.28', '2026-3-1', '2056-2-28'],
    ['계약기간: 26.3.1 ~ 28.2.29', '2026-3-1', '2028-2-29'],
    ['11/27(금)~29(일)', '2026-11-27', '2026-11-29'],
    ['11월 25일부터 27일', '2026-11-25', '2026-11-27'],
    ['오늘부터 27일까지', '2026-11-22', '2026-11-27'],
    ['오늘 - 3일 뒤', '2026-11-22', '2026-11-25'],
    ['오늘 - 3일 전', '2026-11-22', '2026-11-19'],
    ['2026년 11월 25일 - 27일', '2026-11-25', '2026-11-27'],
    ['2026년 11월 25일(수)-27일', '2026-11-25', '2026-11-27'],
    ['이번 달 1일부터 내년 1월 5일까지', '2026-11-1', '2027-1-5'],
    ['월~금', '2026-11-23', '2026-11-27'],
    ['Nov 27 – Dec 3', '2026-11-27', '2026-12-3'],
  ])('and another, neither of them whole: %s', (text, start, end) => {
    const { start: first, end: last, inclusion } = only(text, 'dateSpan');
    expect([first, last].map((date) => Object.values(date).join('-'))).toEqual([start, end]);
    expect(inclusion).toBeUndefined();
  });

  it('is the first of whole months, the last of which counts to its end', () => {
    expect(only('2026년 1월 ~ 3월', 'dateSpan')).toMatchObject({ days: 89, inclusion: 'end' });
  });

  it.each(['2026년 12월 24일 2박 3일', '12월 24일 2박3일', '2박 3일 12월 24일'])(
    'is the first of a stay: %s',
    (text) => {
      expect(only(text, 'dateSpan')).toMatchObject({ days: 2, inclusion: 'end' });
    },
  );

  it.each([
    ['98.5.15', '1998-5-15'],
    ["'98.5.15", '1998-5-15'],
    ['98년 5월 15일', '1998-5-15'],
    ['98/5/15', '1998-5-15'],
    ['980515', '1998-5-15'],
    ['70.5.15', '1970-5-15'],
    ['26.5.15', '2026-5-15'],
  ])('with a year of two digits may be a birth date: %s', (text, date) => {
    expect(Object.values(only(text, 'date').date).join('-')).toBe(date);
    expect(Object.values(only(text, 'age').birth).join('-')).toBe(date);
  });

  it('with a year of two digits is in the order of the language', () => {
    const american = { ...context, dateOrder: 'monthFirst' } as const;
    expect(only('5/15/98', 'age', american).birth).toEqual({ year: 1998, month: 5, day: 15 });
    expect(only('05/15/98', 'age', american).birth).toEqual({ year: 1998, month: 5, day: 15 });
    expect(only('12-25-24', 'age', american).birth).toEqual({ year: 2024, month: 12, day: 25 });
    expect(kinds('10.12.06', american)).toEqual(['text']);
    // The year or the day is first.
    expect(['26-11-25', '15/5/98', '26-11-25 ~ 26-11-27'].map((text) => kinds(text, american))).toEqual([
      ['text'],
      ['text'],
      ['text'],
    ]);
    expect(kinds('27.5.15')).toEqual(['date', 'text']);
  });

  it.each([
    ['다음 주 금요일', '2026-11-27'],
    ['담주 금욜', '2026-11-27'],
    ['지난 금요일', '2026-11-20'],
    ['내일', '2026-11-23'],
    ['11/27(금)', '2026-11-27'],
    ['12월 말', '2026-12-31'],
    ['내년 3월 1일', '2027-3-1'],
    ['다음 달 25일', '2026-12-25'],
    ['3일 뒤부터 12월 25일까지', undefined],
    ['이번 주 금', '2026-11-20'],
    ['Sunday after', undefined],
    ['추석', undefined],
    ['다음 달 10일 열흘간', undefined],
    ['오늘', undefined],
    ['2026.11.27(월)', undefined],
  ])('in words: %s', (text, date) => {
    const found = readIntents(text, context).find((intent) => intent.kind === 'date');
    expect(found && Object.values(found.date).join('-')).toBe(date);
    expect(kinds(text)).not.toContain('age');
  });

  it('in words is not one of two in two weeks', () => {
    const thursday = { ...context, today: { year: 2026, month: 11, day: 26 } };
    expect(kinds('next Friday', thursday)).toEqual(['text']);
    expect(Object.values(only('this Friday', 'date', thursday).date).join('-')).toBe('2026-11-27');
  });

  it.each(['1.2.3', '10.0.0.1 ~ 10.0.0.9', '10.15.7', 'v20.11.1', '150000', '123456', '12/11/10', '99.99.99'])(
    '%s is a number or a version rather than a date',
    (text) => {
      expect(kinds(text)).toEqual(['text']);
    },
  );

  it.each(['1.5 ~ 2.5', '1.5-2.5', '1-3', '2024-25', '900515-1234567', '010-1234-5678', '정렬', '연말정산', 'sat'])(
    '%s is no date either',
    (text) => {
      expect(kinds(text)).toEqual(['text']);
    },
  );

  it.each([
    '2월 30일',
    '13월 1일',
    'dec 65',
    '12/25',
    '5-3',
    '3월',
    '5월 15일생',
    '10 - 5',
    '2026-03-01; 2026-04-01; 2026-05-01',
  ])('%s is no date', (text) => {
    expect(kinds(text)).toEqual(['text']);
  });

  it.each([
    ...[
      '2026-02-30 100일',
      '2026-03-01 100,0일',
      '03-01 100일',
      '2026-03-01 9999999일',
      '9999-12-31 1일',
      '9999-12-31부터 90일',
    ],
    // A later day of the month, days of work, no unit, no direction, and no year that can be typed.
    ...['2026-03-01부터 27일', '3영업일 뒤', '300 후', '100일', '+3', '오늘부터', '오늘부터 100일째', '9000년 뒤'],
  ])('%s is no shift', (text) => {
    expect(kinds(text)).not.toContain('dateShift');
  });

  it('is read month first where the language does', () => {
    expect(kinds('5/15/1990 age')).toEqual(['text']);
    expect(only('5/15/1990 age', 'age', { ...context, dateOrder: 'monthFirst' }).years).toBe(36);
  });

  it('and its span lead where the calendar leads, for any date and count', () => {
    const day = fc.record({
      year: fc.integer({ min: 1900, max: 2100 }),
      month: fc.integer({ min: 1, max: 12 }),
      day: fc.integer({ min: 1, max: 28 }),
    });
    fc.assert(
      fc.property(day, fc.integer({ min: 0, max: 100_000 }), ({ year, month, day: dayOfMonth }, count) => {
        const text = `${year}-${month}-${dayOfMonth} ${count}일`;
        const { date, from } = only(text, 'dateShift');
        expect(toDayNumber(date) - toDayNumber(from)).toBe(count);
      }),
    );
  });
});

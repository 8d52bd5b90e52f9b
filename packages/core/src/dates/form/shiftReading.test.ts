import { describe, expect, it } from 'vitest';
import { MAX_DAY_COUNT } from './maxDayCount.ts';
import { shiftReading } from './shiftReading.ts';

describe('shiftReading', () => {
  it.each([
    ['100일', 100, 'days', undefined],
    ['100 일', 100, 'days', undefined],
    ['1,000 days', 1000, 'days', undefined],
    ['2주', 2, 'weeks', undefined],
    ['2주일', 2, 'weeks', undefined],
    ['3개월', 3, 'months', undefined],
    ['3 달', 3, 'months', undefined],
    ['1년', 1, 'years', undefined],
    ['10영업일', 10, 'businessDays', undefined],
    ['10 Business Days', 10, 'businessDays', undefined],
    ['100일 후', 100, 'days', 'add'],
    ['100일뒤', 100, 'days', 'add'],
    ['30일 전', 30, 'days', 'subtract'],
    ['30 days ago', 30, 'days', 'subtract'],
    ['2 weeks later', 2, 'weeks', 'add'],
    ['D+100', 100, 'days', 'add'],
    ['d-30', 30, 'days', 'subtract'],
    ['D - 30', 30, 'days', 'subtract'],
    ['-5', 5, undefined, 'subtract'],
    ['- 5주', 5, 'weeks', 'subtract'],
    ['-5일 전', 5, 'days', 'add'],
    ['100', 100, undefined, undefined],
    ['100 후', 100, undefined, 'add'],
    ['７일', 7, 'days', undefined],
    ['30일 이내', 30, 'days', undefined],
    ['30일간', 30, 'days', undefined],
    ['2주 안에', 2, 'weeks', undefined],
    ['within 30 days', 30, 'days', undefined],
    ['in 3 weeks', 3, 'weeks', undefined],
    ['1년 6개월', 18, 'months', undefined],
    ['1년 6개월 전', 18, 'months', 'subtract'],
    ['1 year and 6 months', 18, 'months', undefined],
    ['1 year, 6 months ago', 18, 'months', 'subtract'],
    ['2주 3일', 17, 'days', undefined],
    ['2w3d', 17, 'days', undefined],
    ['90d', 90, 'days', undefined],
    ['6mo', 6, 'months', undefined],
    ['일주일', 1, 'weeks', undefined],
    ['일주일 뒤', 1, 'weeks', 'add'],
    ['한 달', 1, 'months', undefined],
    ['한달 후', 1, 'months', 'add'],
    ['두 달 전', 2, 'months', 'subtract'],
    ['석 달', 3, 'months', undefined],
    ['일 년', 1, 'years', undefined],
    ['반년', 6, 'months', undefined],
    ['보름', 15, 'days', undefined],
    ['열흘 뒤', 10, 'days', 'add'],
    ['a week ago', 1, 'weeks', 'subtract'],
    ['+ 100일', 100, 'days', 'add'],
    [`${MAX_DAY_COUNT}일`, MAX_DAY_COUNT, 'days', undefined],
  ])('reads %s', (text, count, unit, way) => {
    expect(shiftReading(text)).toEqual({ count, unit, way, failure: { code: 'dates.spanInWords', facts: {} } });
  });

  it.each([
    ['100일째', 100],
    ['100일 기념', 100],
    ['100일기념일', 100],
    ['1,000일째', 1000],
    ['1일째', 1],
    ['day 100', 100],
    ['100th day', 100],
  ])('counts the start as the first day in %s', (text, ordinal) => {
    const days = ordinal - 1;
    expect(shiftReading(text)).toEqual({
      count: days,
      unit: 'days',
      way: 'add',
      failure: { code: 'dates.spanOrdinal', facts: { ordinal, days } },
    });
  });

  it.each([
    ...['0일째', `${MAX_DAY_COUNT + 1}일째`, '6개월 1년', '1일 1일', '1개월 3일', '1년 6', '한', '일주일 일주일'],
    '',
    'D100',
    '일',
    '100원',
    '1.5일',
    '100일 200일',
    `${MAX_DAY_COUNT + 1}일`,
    '1,00일',
    '99999999999999일',
    '--5',
  ])('does not read %j', (text) => {
    expect(shiftReading(text)).toBeUndefined();
  });
});

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
    ['영업일 5일', 5, 'businessDays', undefined],
    ['영업일 기준 5일', 5, 'businessDays', undefined],
    ['영업일기준 10일 후', 10, 'businessDays', 'add'],
    ['영업일로 5일 전', 5, 'businessDays', 'subtract'],
    ['5일(영업일 기준)', 5, 'businessDays', undefined],
    ['5일 (영업일) 뒤', 5, 'businessDays', 'add'],
    ['10 Business Days', 10, 'businessDays', undefined],
    ['100일 후', 100, 'days', 'add'],
    ['100일뒤', 100, 'days', 'add'],
    ['30일 전', 30, 'days', 'subtract'],
    ['30 days ago', 30, 'days', 'subtract'],
    ['2 weeks later', 2, 'weeks', 'add'],
    ['D+100', 100, 'days', 'add'],
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
    ['하루', 1, 'days', undefined],
    ['나흘', 4, 'days', undefined],
    ['닷새 뒤', 5, 'days', 'add'],
    ['엿새', 6, 'days', undefined],
    ['이레', 7, 'days', undefined],
    ['여드레', 8, 'days', undefined],
    ['아흐레 전', 9, 'days', 'subtract'],
    ['열하루', 11, 'days', undefined],
    ['열나흘', 14, 'days', undefined],
    ['다섯 달', 5, 'months', undefined],
    ['여섯달 뒤', 6, 'months', 'add'],
    ['열 달', 10, 'months', undefined],
    ['열두 달', 12, 'months', undefined],
    ['여덟 주', 8, 'weeks', undefined],
    ['한 해', 1, 'years', undefined],
    ['두 해 전', 2, 'years', 'subtract'],
    ['3해', 3, 'years', undefined],
    ['백일', 100, 'days', undefined],
    ['백 일 뒤', 100, 'days', 'add'],
    ['천일', 1000, 'days', undefined],
    ['이백오십일', 250, 'days', undefined],
    ['삼천육백오십일', 3650, 'days', undefined],
    ['십이일', 12, 'days', undefined],
    ['십일일', 11, 'days', undefined],
    ['삼 개월', 3, 'months', undefined],
    ['이십사개월', 24, 'months', undefined],
    ['삼주', 3, 'weeks', undefined],
    ['오 영업일', 5, 'businessDays', undefined],
    ['a week ago', 1, 'weeks', 'subtract'],
    ['+ 100일', 100, 'days', 'add'],
    [`${MAX_DAY_COUNT}일`, MAX_DAY_COUNT, 'days', undefined],
  ])('reads %s', (text, count, unit, way) => {
    const failure = { code: 'dates.spanInWords', facts: {} };
    expect(shiftReading(text)).toEqual({ count, unit, way, isNegative: false, failure });
  });

  it.each([
    ['d-30', 30, 'days', 'subtract'],
    ['D - 30', 30, 'days', 'subtract'],
    ['-5', 5, undefined, 'subtract'],
    ['- 5주', 5, 'weeks', 'subtract'],
    ['-5일 전', 5, 'days', 'add'],
    ['\u221230일', 30, 'days', 'subtract'],
    ['\uff0d30 days', 30, 'days', 'subtract'],
  ])('tells the minus of %s', (text, count, unit, way) => {
    const failure = { code: 'dates.spanInWords', facts: {} };
    expect(shiftReading(text)).toEqual({ count, unit, way, isNegative: true, failure });
  });

  it.each([
    ['100일째', 100],
    ['100일 기념', 100],
    ['100일기념일', 100],
    ['1,000일째', 1000],
    ['1일째', 1],
    ['백일째', 100],
    ['백일 기념', 100],
    ['사흘째', 3],
    ['day 100', 100],
    ['100th day', 100],
  ])('counts the start as the first day in %s', (text, ordinal) => {
    const days = ordinal - 1;
    expect(shiftReading(text)).toEqual({
      count: days,
      unit: 'days',
      way: 'add',
      isNegative: false,
      failure: { code: 'dates.spanOrdinal', facts: { ordinal, days } },
    });
  });

  it.each([
    ...['0일째', `${MAX_DAY_COUNT + 1}일째`, '6개월 1년', '1일 1일', '1개월 3일', '1년 6', '한', '일주일 일주일'],
    '',
    'D100',
    '일',
    '개월',
    '백',
    '다섯',
    '삼일절',
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

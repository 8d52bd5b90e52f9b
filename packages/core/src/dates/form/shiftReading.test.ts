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
    [`${MAX_DAY_COUNT}일`, MAX_DAY_COUNT, 'days', undefined],
  ])('reads %s', (text, count, unit, way) => {
    expect(shiftReading(text)).toEqual({ count, unit, way });
  });

  it.each([
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

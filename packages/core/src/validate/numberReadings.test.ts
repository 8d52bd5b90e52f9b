import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Exact } from '../exact/index.ts';
import { numberReadings } from './numberReadings.ts';
import type { NumberUnit } from './numberUnits.ts';
import { parseNumber } from './parseNumber.ts';

function reader(unit: NumberUnit) {
  return (text: string): Exact | undefined => {
    const parsed = parseNumber(text, { field: '', unit, allowNegative: true, allowExponent: true });
    return parsed.ok ? parsed.value : undefined;
  };
}

const readingsOf = (text: string, unit: NumberUnit = 'won') => numberReadings(text, reader(unit), unit).map(String);

describe('numberReadings', () => {
  it.each([
    ['약 300만원', ['3000000']],
    ['약300', ['300']],
    ['총 합계: 1,000원', ['1000']],
    ['총액 1,100,000원', ['1100000']],
    ['총금액: 1,100,000원', ['1100000']],
    ['공급대가 1,100,000원', ['1100000']],
    ['공급가액 1,000,000원', ['1000000']],
    ['견적가 1,100,000원', ['1100000']],
    ['견적 금액: 1,100,000원', ['1100000']],
    ['총무 1,000원', []],
    ['견적서 12', []],
    ['공급 1,000원', []],
    ['about 1000', ['1000']],
    ['approx. 1,000', ['1000']],
    ['VAT포함 110,000', ['110000']],
    ['공급가액 1,000,000', ['1000000']],
    ['11만원 VAT별도', ['110000']],
    ['부가세 별도 5만원', ['50000']],
    ['세전 300만원', ['3000000']],
    ['11만원 + 부가세', ['110000']],
    ['₩1,100,000-', ['1100000']],
    ['1,100,000.-', ['1100000']],
    ['\\1,100,000', ['1100000']],
    ['55,000원입니다', ['55000']],
    ['55,000원이에요', ['55000']],
    ['11만 5천 원 정도예요.', ['115000']],
    ['W55,000', ['55000']],
    ['합계: w 55,000', []],
    ['합계: ￦55,000', ['55000']],
    ['5만원대', ['50000']],
    ['1,000원(부가세 별도)', ['1000']],
    ['300만원 (세전)', ['3000000']],
    ['300만원~', ['3000000']],
    ['110만원💸', ['1100000']],
    ['3,000,000💰', ['3000000']],
    ['5만원 ❤️🎉', ['50000']],
    // The end of a sentence, but not of an amount that is cut off.
    ['3,000,000원.', ['3000000']],
    ['총 3,000,000원.', ['3000000']],
    ['3,000,000원,', ['3000000']],
    ['3,000,000원。', ['3000000']],
    ['300만 원 정도.', ['3000000']],
    ['1,000원, 2,000원,', ['1000', '2000', '3000']],
    ['300만 정도', ['3000000']],
    ['1,000+', ['1000']],
    ['≥ 5', ['5']],
    ['"1,234"', ['1234']],
    ["'300", ['300']],
    ['[5]', ['5']],
    ['１，０００↑', ['1000']],
    ['1 000 000', ['1000000']],
    ['1 234 567,89', ['1234567.89']],
    ['1 000 000원', ['1000000']],
    ['1, 234', ['1234']],
    ['1 ,234 .5', ['1234.5']],
    ['30k', ['30000']],
    ['1.5 M', ['1500000']],
    ['2b', ['2000000000']],
    ['1e5', ['100000']],
    ['1.5E-3', ['0.0015']],
  ])('reads %j', (text, readings) => {
    expect(readingsOf(text)).toEqual(readings);
  });

  it.each([
    ['300~400', ['300', '400']],
    ['300 ~ 400', ['300', '400']],
    ['300원~400원', ['300', '400']],
    ['300~400원', ['300', '400']],
    ['5-10', ['5', '10']],
    ['5 - 10', ['5', '10']],
    ['250만~300만', ['2500000', '3000000']],
    ['300만원~400만원', ['3000000', '4000000']],
    ['300~400만원', ['3000000', '4000000']],
    ['2~3억', ['200000000', '300000000']],
    ['2.5 million – 3 million', ['2500000', '3000000']],
    ['250만에서 300만', ['2500000', '3000000']],
    ['1억 2천만원부터 2억까지', ['120000000', '200000000']],
    ['300 to 400', ['300', '400']],
    // The first end shares the factor of the second one.
    ['4천~5천만원', ['40000000', '50000000']],
    ['3백~4백만원', ['3000000', '4000000']],
    ['5천~6천만', ['50000000', '60000000']],
    ['5백에서 6백만원', ['5000000', '6000000']],
    ['3천5백~4천만원', ['35000000', '40000000']],
    ['5십-6십만원', ['500000', '600000']],
    ['5백~2천만원', ['5000000', '20000000']],
    ['8천~1억 2천만원', ['80000000', '120000000']],
    ['1억 5천~2억 5천만원', ['150000000', '250000000']],
    // It has the next lower one.
    ['8천~1억', ['80000000', '100000000']],
    ['1억 5천~2억', ['150000000', '200000000']],
    ['8천~1조', ['800000000000', '1000000000000']],
    ['3천~1만원', ['3000', '10000']],
    ['1만 5천~2만 5천원', ['15000', '25000']],
    // It has none.
    ['4천~5천', ['4000', '5000']],
    ['4천원~1만원', ['4000', '10000']],
  ])('offers both ends of %j', (text, readings) => {
    expect(readingsOf(text)).toEqual(readings);
  });

  it.each([
    ['1.5;2', ['1.5', '2', '3.5']],
    ['100\n200', ['100', '200', '300']],
    ['100 20', ['100', '20', '120']],
    // One number with a group mark, or two.
    ['100 200', ['100200', '100', '200', '300']],
    ['1 234.5', ['1234.5', '1', '234.5', '235.5']],
    ['300 300', ['300300', '300', '600']],
    ['100 200 300', ['100200300', '600']],
    ['1,000 2,000 3,000', ['6000']],
    ['1,000원\n2만원\n3,500원', ['24500']],
    ['합계: 1,000; 2,000; 3,000', ['6000']],
    ['1,000, 2,000, 3,000', ['6000']],
    ['3,000,000 '.repeat(12), ['36000000']],
    ['1 2 3', ['6']],
    ['1,000원 2만원', ['1000', '20000', '21000']],
    ['₩1,000 ₩2,000 ₩3,000', ['6000']],
    ['1,000 원 2,000 원 1만 원', ['13000']],
    ['250만 20만', ['2500000', '200000', '2700000']],
    ['1억 2천 3백만원 5천만원', ['123000000', '50000000', '173000000']],
    ['3천 5백만원 2백만원', ['35000000', '2000000', '37000000']],
    ['3억 5천만 2억 1억', ['650000000']],
    ['3억 5천만원; 2억', ['350000000', '200000000', '550000000']],
    ['2천 3백원, 500원, 1만원', ['12800']],
  ])('offers the sum of %j', (text, readings) => {
    expect(readingsOf(text)).toEqual(readings);
  });

  it.each([
    ...['', ' ', '대', '약', '~', '가격', '300만원 정도요', '월 300만원'],
    // Other units, and units that are unknown.
    ...['$1,000', 'US$ 5', '5 sat', '€5', '5m', '5kg'],
    // Not clear.
    ...[
      '(5)',
      '1..5',
      '1..',
      '1원..',
      '1,,000',
      '1000-',
      '--5',
      '1 2-3',
      '1 2 삼',
      '1 000 000 2 000',
      '1 000 00',
      '0 000',
      // It is not clear where an amount ends, or what was left out of it.
      '3억 5천 2억',
      '1억 2천 5천만원',
      '3억원 5천',
      '1억 2천, 3백만원',
      '1만원 500',
      '1만 1,000원 2,000',
      '400~300',
      '6천~5천만원',
      '5천~5천만원',
      '300~400~500',
      // After tax.
      '세후 300만',
      '300만(세후)',
      '1,000원(USD)',
      '1,000(만)',
      '2026-11-25',
      '1 234 ABC',
    ],
    '010-1234-5678',
  ])('has no reading of %j', (text) => {
    expect(readingsOf(text)).toEqual(text === '5m' ? ['5000000'] : []);
  });

  it('reads letters for thousands only where the unit has such words', () => {
    expect(readingsOf('30k', 'coin')).toEqual(['30000']);
    expect(readingsOf('30k', 'percent')).toEqual([]);
    expect(readingsOf('30k', 'kg')).toEqual([]);
  });

  it('reads a length with its conditions', () => {
    expect(readingsOf('500자(공백 포함)', 'characters')).toEqual(['500']);
    expect(readingsOf('최대 1,000자 이내', 'characters')).toEqual(['1000']);
    expect(readingsOf('500~600자', 'characters')).toEqual(['500', '600']);
  });

  it.each([
    ['5 12', 'cm'],
    ['5 10 150', 'cm'],
    ['170 175', 'cm'],
    ['11 4', 'kg'],
    ['8 9', 'hours'],
    ['3 5', 'percent'],
    ['9-6', 'hours'],
  ] as const)('has no sum of %j in %s', (text, unit) => {
    expect(readingsOf(text, unit)).toEqual([]);
  });

  it.each([
    ['170~175', 'cm', ['170', '175']],
    ['7~8시간', 'hours', ['7', '8']],
    ['하루 8시간', 'hours', ['8']],
    ['8시간/일', 'hours', ['8']],
    ['월 250만원', 'cash', ['2500000']],
    ['총 월250만원', 'cash', ['2500000']],
    ['매월 50만원씩', 'cash', ['500000']],
    ['월급 250만원', 'cash', []],
    ['W55,000', 'cash', ['55000']],
    ['8 hours a day', 'hours', ['8']],
    ['주 5일 근무', 'days', ['5']],
    ['주5일제', 'days', ['5']],
    ['5 days per week', 'days', ['5']],
  ] as const)('reads %j in %s', (text, unit, readings) => {
    expect(readingsOf(text, unit)).toEqual(readings);
  });

  it('adds up any list of whole amounts as its parts', () => {
    const amount = fc.tuple(fc.integer({ min: 1, max: 9 }), fc.integer({ min: 1, max: 9999 }));
    fc.assert(
      fc.property(fc.array(amount, { minLength: 2, maxLength: 8 }), (amounts) => {
        const list = amounts.map(([eok, man]) => `${eok}억 ${man}만원`).join(' ');
        const sum = amounts.reduce((total, [eok, man]) => total + eok * 1e8 + man * 1e4, 0);
        expect(readingsOf(list).at(-1)).toBe(String(sum));
      }),
      { numRuns: 1000 },
    );
  });

  it('leaves longer texts alone', () => {
    expect(readingsOf(`1${' 1'.repeat(98)} 11`)).toHaveLength(1);
    expect(readingsOf(`1${' 1'.repeat(98)} 111`)).toEqual([]);
  });

  it('reads the number that words were put around', () => {
    const before = fc.constantFrom('약 ', '총', '~', 'about ', '"', '= ');
    const after = fc.constantFrom(' 정도', '쯤', '+', '~', ' each', '"');
    const number = fc.integer({ min: 0, max: 1e9 });
    fc.assert(
      fc.property(before, number, after, (start, value, end) => {
        expect(readingsOf(`${start}${value.toLocaleString('en')}${end}`)).toEqual([String(value)]);
      }),
      { numRuns: 1000 },
    );
  });
});

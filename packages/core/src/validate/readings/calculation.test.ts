import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Exact, exact } from '../../exact/index.ts';
import { parseNumber } from '../numbers/parseNumber.ts';
import { calculation, type ReadNumber } from './calculation.ts';

function readWon(text: string): Exact | undefined {
  const parsed = parseNumber(text, { field: '금액', unit: 'won', allowNegative: true });
  return parsed.ok ? parsed.value : undefined;
}

const resultOf = (text: string) => calculation(text, readWon)?.toString();

describe('calculation', () => {
  it.each([
    ['300*12', '3600'],
    ['=300*12', '3600'],
    ['= 1,200,000 / 12', '100000'],
    ['300 × 12 ÷ 4', '900'],
    ['300x12', '3600'],
    ['３００＊１２', '3600'],
    ['=6,000만/12', '5000000'],
    ['300 X 12', '3600'],
    ['2+3*4', '14'],
    ['(2+3)*4', '20'],
    ['((2+3)*(4-1))/5', '3'],
    ['=20-5-3', '12'],
    ['=100/5/2', '10'],
    ['100/5/2*3', '30'],
    ['0.1+0.2', '0.3'],
    ['1/8', '0.125'],
    ['300만원 x 12', '36000000'],
    ['(300만 + 50만) x 2', '7000000'],
    ['100,000 * 3.3%', '3300'],
    ['5-5', '0'],
    ['110000+10%', '121000'],
    ['100만+10%', '1100000'],
    ['100만 - 10 %', '900000'],
    ['100만+10퍼센트', '1100000'],
    ['100만원 - 3.3프로', '967000'],
    ['(50만+50만)+10%', '1100000'],
    ['1,000+1,000+10%-10%', '1980'],
    ['2*(100+10%)', '220'],
    // How many of something, in a product.
    ['12,000원*5개', '60000'],
    ['10,000원 x 3개', '30000'],
    ['3명 × 10,000원', '30000'],
    ['100,000원/4명', '25000'],
    // For how long.
    ['9,900원 × 12개월', '118800'],
    ['55,000원*3개월', '165000'],
    ['월 9,900원 x 12', '118800'],
    ['매월 ₩9,900 x 12개월', '118800'],
    ['3박 × 50,000원', '150000'],
    ['10,320원 x 209시간', '2156880'],
    ['100,000원 * 20일 / 4명', '500000'],
    ['10,000원 x 3개 + 10%', '33000'],
    // A factor of a product is a fraction.
    ['1000+10%*200', '1020'],
    ['1000+200*10%', '1020'],
    ['10%*1000', '100'],
  ])('computes %s', (text, value) => {
    expect(resultOf(text)).toBe(value);
  });

  it.each([
    ...['', '5', '=5', '(5)', '+', '*5', '5*', '5**2', '5+', '5+-3', '()', '(2+3', '2+3)', '((((', '2(3)', '5 5+1'],
    // Nothing finite, and nothing that a field accepts.
    ...[
      '1/3',
      '1/0',
      '0/0',
      '5/(3-3)',
      '5-10',
      '5*개',
      '5*%',
      '5+%',
      '+10%',
      '5개',
      '5개+10%',
      '1,000원+5개',
      '120,000원/1일',
      '120,000원/8시간',
      '1,000원+5일',
      '월 9,900원',
      '월*5',
      '월 9-6',
      '월 18/9',
      '8시간 x 5일',
      '5개/1,000원',
      '만/만원대',
    ],
    // Dates, phone numbers, numbers in base 16.
    ...['2026-11-25', '2026/11/25', '010-1234-5678', '0x10', '0X10'],
    // Words with an x.
    ...['xrp', '5x', '5 xrp + 1', 'x5'],
  ])('has no result of %j', (text) => {
    expect(resultOf(text)).toBeUndefined();
  });

  it('adds up percentages where the field asks for one', () => {
    const readPercent: ReadNumber = (text) => {
      const parsed = parseNumber(text, { field: '', unit: 'percent' });
      return parsed.ok ? parsed.value : undefined;
    };
    expect(calculation('5%+10%', readPercent)?.toString()).toBe('15');
  });

  it('leaves longer texts alone', () => {
    expect(resultOf(`${'1+'.repeat(99)}11`)).toBe('110');
    expect(resultOf(`${'1+'.repeat(99)}111`)).toBeUndefined();
  });

  it('follows the precedence of operators', () => {
    const number = fc.integer({ min: 1, max: 999 });
    fc.assert(
      fc.property(number, number, number, number, (a, b, c, d) => {
        expect(resultOf(`${a}+${b}*${c}+${d}`)).toBe(String(a + b * c + d));
        expect(resultOf(`(${a}+${b})*(${c}+${d})`)).toBe(String((a + b) * (c + d)));
        const quotient = exact(a).div(b).mul(c).toString();
        expect(resultOf(`${a}/${b}*${c}`)).toBe(quotient.includes('/') ? undefined : quotient);
      }),
      { numRuns: 1000 },
    );
  });

  it('never throws', () => {
    const piece = fc.constantFrom('1', '0', '2.5', '%', '만', '+', '-', '*', '/', '(', ')', 'x', ' ', '=', '×', ',');
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 60 }), (pieces) => {
        expect(calculation(pieces.join(''), readWon)?.s).not.toBe(-1n);
      }),
      { numRuns: 1000 },
    );
  });
});

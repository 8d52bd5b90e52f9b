import { describe, expect, it } from 'vitest';
import { readPastedRounds } from './readPastedRounds.ts';
import { BY_QUANTITY, read } from './testing/readRounds.ts';

describe('totals of pasted rounds', () => {
  it('leaves out totals and canceled orders of one column', () => {
    expect(read('단가\n취소 60,500\n55,250')).toEqual(['quantity price=55,250']);
    expect(read('60,500\n합계 60,500')).toEqual(['quantity price=60,500']);
  });

  it.each([
    '번호\t가격\t수량\t금액\n1\t60,500\t2\t121,000\n2\t55,250\t4\t221,000\n합계\t57,000\t6\t342,000',
    '번호\t가격\t수량\n1\t60,500\t2\n2\t55,250\t4\n합계 57,000 6 342,000',
    '60,500\t2\n55,250\t4\n총 합계\t6',
    '\t가격\t수량\n1\t60,500\t2\n2\t55,250\t4\n\t소계\t6',
    '가격 수량\n60,500 2\n55,250 4\n평균: 57,000 6',
    '가격,수량\n"60,500",2\n"55,250",4\n"합계",6',
    'Price\tQty\n60,500\t2\n55,250\t4\nTotal\t6',
    'Price\tQty\n60,500\t2\n55,250\t4\nGrand total\t6',
    '번호\t가격\t수량\n1\t60,500\t2\n소계\t60,500\t2\n2\t55,250\t4\n합계\t57,000\t6\n평균\t57,000\t3',
    'Price\tQty\n60,500\t2\nSubtotal\t2\n55,250\t4\nTotal\t6\nAverage\t3\n\n',
    '가격 수량\n60,500 2\n55,250 4\n합계 115,750 6\n평균 57,000 3\n끝',
  ])('skips totals, %j', (text) => {
    expect(read(text)).toEqual(BY_QUANTITY);
  });

  it.each([
    '회차\t가격\t수량\t금액\n1\t60,500\t2\t121,000\n2\t55,250\t4\t221,000\n\t57,000\t6\t342,000',
    '회차,가격,수량\n1,60500,2\n2,55250,4\n,57000,6'.replaceAll('60500', '"60,500"').replaceAll('55250', '"55,250"'),
    '| 회차 | 가격 | 수량 |\n|---|---|---|\n| 1 | 60,500 | 2 |\n| 2 | 55,250 | 4 |\n|  | 57,000 | 6 |',
    '일자\t상태\t가격\t수량\n1/2\t체결\t60,500\t2\n1/3\t취소\t50,000\t9\n1/4\t체결\t55,250\t4\n\t\t57,000\t6',
  ])('skips a sum without a label, %j', (text) => {
    expect(read(text)).toEqual(BY_QUANTITY);
    expect(readPastedRounds(text, 'price', 'quantity')).toMatchObject({ notBought: text.includes('취소') ? 1 : 0 });
  });

  it('skips a sum of amounts where there are no quantities', () => {
    const text = '회차\t가격\t금액\n1\t60,500\t2원\n2\t55,250\t4원\n\t57,000\t6원';
    expect(read(text)).toHaveLength(2);
  });

  it.each([
    '일자\t가격\t수량\n1/2\t60,500\t2\n1/3\t55,250\t4\n\t57,000\t6.5',
    '일자\t가격\t수량\n\t60,500\t2\n1/3\t55,250\t4\n\t57,000\t6',
    '일자\t가격\t수량\n1/2\t60,500\t2\n1/3\t55,250\t4\n1/4\t57,000\t6',
    '일자\t가격\t수량\t금액\n1/2\t100\t1\t100\n1/3\t100\t1\t100\n\t200\t1\t200',
  ])('keeps the last row of %j, which is no sum', (text) => {
    expect(read(text)).toHaveLength(3);
  });

  it('looks for no sum without a column of sizes', () => {
    expect(read('회차\t가격\t메모\n1\t60,500\t2\n2\t55,250\t4\n\t57,000\t6')).toBe('columns');
  });

  it('keeps the second of two equal rows', () => {
    expect(read('일자\t가격\t수량\n1/2\t60,500\t2\n\t60,500\t2')).toHaveLength(2);
  });
});

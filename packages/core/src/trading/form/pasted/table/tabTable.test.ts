import { describe, expect, it } from 'vitest';
import { readPastedPurchases } from '../purchases/readPastedPurchases.ts';
import { tabTable } from './tabTable.ts';

describe('tabTable', () => {
  it.each([
    '10% 60,500\n20% 55,250',
    '10%\t60,500\n20%\t55,250',
    '비중 가격\r\n  10%   60,500\r\n\r\n  20%   55,250 ',
    '10%, 60,500\n20%, 55,250',
    '10%; 60,500\n20%; 55,250',
    '| 비중 | 가격 |\n| --- | --- |\n| 10% | 60,500 |\n| 20% | 55,250 |',
    '|10%|60,500|\n|20%|55,250|',
    '1. 10% 60,500\n2. 20% 55,250',
    '10% 60,500\n20% 55,250\n합계 30%',
    '1) 10% 60,500\n2) 20% 55,250',
    '1회차 10% 60,500\n2회차 20% 55,250',
    '1차 10% 60,500\n2차 20% 55,250',
    '10%,60,500\n20%,55,250',
    '10% / 60,500\n20% / 55,250',
    '1. 10% → 60,500\n2. 20% → 55,250',
    '10%;60,500\n20%;55,250',
  ])('puts tabs into %j', (text) => {
    const table = tabTable(text);
    expect(table).toBe('10%\t60,500\n20%\t55,250');
    expect(readPastedPurchases(table, { field: 'weight', weightsOnly: false })).toEqual({
      kind: 'table',
      rows: [
        { weight: '10%', price: '60500' },
        { weight: '20%', price: '55250' },
      ],
    });
  });

  it.each([
    '가격 비중\n60,500 10%\n55,250 20%',
    '매수 단가\t비중(%)\n60,500\t10%\n55,250\t20%',
    'Price,Weight\n"60,500",10%\n"55,250",20%',
    '| Price | Weight |\n|---|---|\n| 60,500 | 10% |\n| 55,250 | 20% |',
  ])('keeps the order of %j', (text) => {
    expect(tabTable(text)).toBe('60,500\t10%\n55,250\t20%');
  });

  it('reads comma-separated values without grouped digits', () => {
    expect(tabTable('비중,가격\n10%,60500\n20%,55250')).toBe('10%\t60500\n20%\t55250');
    expect(tabTable('100,5000\n200,3000')).toBe('100\t5000\n200\t3000');
    expect(tabTable('100,5\n200,3')).toBe('100,5\n200,3');
  });

  it.each([
    '',
    '10% 60,500',
    '60 500',
    '1 000\n2 000',
    '10\n20\n30',
    '10 20 30\n40 50 60',
    '10 20\n30',
    '1,2,3\n4,5,6',
    '1 / 3\n2 / 3',
    '1/3\n2/3',
    '1. 10%\n2. 20%',
    '1회차 10%\n2회차 20%',
    '10%,\n20%,',
    '가격\n수량',
    '10% 60,500\n20% 약 55,250',
    '10%\t60,500\t1\n20%\t55,250\t2',
  ])('leaves %j alone', (text) => {
    expect(tabTable(text)).toBe(text);
  });
});

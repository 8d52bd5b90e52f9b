import { describe, expect, it } from 'vitest';
import { readPastedPurchases } from './readPastedPurchases.ts';

describe('readPastedPurchases', () => {
  it.each([
    '',
    '60,500',
    '60 500',
    '1,234.5',
    'word',
    '₩60,500원',
    '1\t2\t3\n4\t5\t6',
    '1\t2\n3',
    '1\tx\n2\t',
    '1, 2\t100\n3\t90',
  ])('leaves %j to the field', (text) => {
    expect(readPastedPurchases(text)).toEqual({ kind: 'text' });
  });

  it.each([
    ['60,500, 55,250', ['60500', '55250']],
    ['60,500\n55,250\n900\n', ['60500', '55250', '900']],
    ['10%, 20%, 70%', ['10%', '20%', '70%']],
    ['10:20:70', ['10', '20', '70']],
    ['10\t20', ['10', '20']],
  ])('reads %j as a column', (text, entries) => {
    expect(readPastedPurchases(text)).toEqual({ kind: 'column', entries });
  });

  it('reads weights and prices side by side, below a heading or not', () => {
    const rows = [
      { weight: '10%', price: '60500' },
      { weight: '20%', price: '55250' },
    ];
    for (const text of ['10%\t60,500\n20%\t55,250', '비중\t가격\r\n10%\t60,500\r\n20%\t55,250\r\n']) {
      expect(readPastedPurchases(text)).toEqual({ kind: 'table', rows });
    }
  });

  it('gives both readings where there are two of more than one number', () => {
    expect(readPastedPurchases('60,500,55,250')).toEqual({
      kind: 'twoWays',
      readings: [
        ['60500', '55250'],
        ['60', '500', '55', '250'],
      ],
    });
  });
});

import { describe, expect, it } from 'vitest';
import { withoutInexactAmount } from './withoutInexactAmount.ts';

const COLUMNS = { price: 0, quantity: 1, amount: 2 };
const NAMES = ['단가', '수량', '금액'];
const WITH_FEE = [...NAMES, '수수료'];

describe('withoutInexactAmount', () => {
  it.each([
    [['60,500', '2', '121,060']],
    [['60,500', '2', '120,000']],
    [['$170.00', '2', '$341.00']],
    [['42500.5', '0.01', '427.555', '2.55'], WITH_FEE],
    [['58,500,000', '0.0017', '99,648', '198'], WITH_FEE],
  ])('leaves out an amount that price × quantity is not, %j', (row, names = NAMES) => {
    expect(withoutInexactAmount(COLUMNS, [row], names)).toEqual({ ...COLUMNS, amount: -1 });
  });

  it.each([
    [['60,500', '2', '121,000']],
    [['226,801', '0.123456', '28,000', '28'], WITH_FEE],
    [['42500.50', '0.01', '$425.01', '$4.99'], WITH_FEE],
    // Cut off, not rounded.
    [['58,823,529', '0.0017', '99,999', '50'], WITH_FEE],
    // Without a fee, 0.0017 may stand for 0.00171.
    [['58,500,000', '0.0017', '100,000']],
  ])('keeps an amount that its digits or those of a quantity explain, %j', (row, names = NAMES) => {
    expect(withoutInexactAmount(COLUMNS, [row], names)).toBe(COLUMNS);
  });

  it('leaves out the amounts of all rows where one is inexact', () => {
    const rows = [
      ['60,500', '2', '121,000'],
      ['55,250', '4', '221,110'],
    ];
    expect(withoutInexactAmount(COLUMNS, rows, NAMES)).toEqual({ ...COLUMNS, amount: -1 });
  });

  it('keeps the columns of a table that lacks one', () => {
    for (const columns of [
      { ...COLUMNS, price: -1 },
      { ...COLUMNS, quantity: -1 },
    ]) {
      expect(withoutInexactAmount(columns, [['60,500', '2', '121,060']], NAMES)).toBe(columns);
    }
  });
});

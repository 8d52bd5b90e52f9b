import { describe, expect, it } from 'vitest';
import { parseReturnForm } from './parseReturnForm.ts';

describe('parseReturnForm', () => {
  const labels = { buyPrice: 'buy', quantity: 'quantity', sellPrice: 'sell', feePercent: 'fee' };

  it('reads the form, the fee by default', () => {
    const read = parseReturnForm({ buyPrice: '100', quantity: '2', sellPrice: '110', feePercent: '' }, labels);
    expect(read.ok && Object.entries(read.value).map(([name, value]) => [name, String(value)])).toEqual([
      ['buyPrice', '100'],
      ['quantity', '2'],
      ['sellPrice', '110'],
      ['feePercent', '0.015'],
    ]);
  });

  it('gives every failure at once, by field', () => {
    expect(parseReturnForm({ buyPrice: '', quantity: '0', sellPrice: '-1', feePercent: '100' }, labels)).toEqual({
      ok: false,
      failure: {
        buyPrice: { code: 'number.notNumber', facts: { field: 'buy' } },
        quantity: { code: 'number.zero', facts: { field: 'quantity' } },
        sellPrice: { code: 'number.negative', facts: { field: 'sell' } },
        feePercent: { code: 'trading.feeTooHigh', facts: { field: 'fee', max: 100 } },
      },
    });
  });
});

import { expect, it } from 'vitest';
import { parseProfitForm } from './parseProfitForm.ts';

const LABELS = { entryPrice: 'entry', currentPrice: 'current', quantity: 'quantity' };

it('reads three numbers above 0', () => {
  const read = parseProfitForm({ entryPrice: '1,000', currentPrice: '0.00000001', quantity: '3' }, LABELS);
  expect(read.ok && [read.value.entryPrice, read.value.currentPrice, read.value.quantity].map(String)).toEqual([
    '1000',
    '0.00000001',
    '3',
  ]);
});

it('gives every failure at once, by field', () => {
  expect(parseProfitForm({ entryPrice: '', currentPrice: '0', quantity: '-1' }, LABELS)).toEqual({
    ok: false,
    failure: {
      entryPrice: { code: 'number.notNumber', facts: { field: 'entry' } },
      currentPrice: { code: 'number.zero', facts: { field: 'current' } },
      quantity: { code: 'number.negative', facts: { field: 'quantity' } },
    },
  });
});

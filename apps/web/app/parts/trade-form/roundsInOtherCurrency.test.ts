import type { PastedRound } from '@toolbox/core/trading/form';
import { expect, it } from 'vitest';
import { roundsInOtherCurrency } from './roundsInOtherCurrency.ts';

const bought = (price: string): PastedRound => ({ mode: 'quantity', price, quantity: '0.01 BTC' });

it('removes the mark of every amount', () => {
  expect(roundsInOtherCurrency([bought('$65,000.50'), bought('61000')])).toEqual({
    unit: '$',
    rounds: [bought('65,000.5'), bought('61000')],
  });
  const byAmount: PastedRound = { mode: 'amount', price: '65,000 USDT', amount: '650 USDT' };
  expect(roundsInOtherCurrency([byAmount])).toEqual({
    unit: 'USDT',
    rounds: [{ mode: 'amount', price: '65,000', amount: '650' }],
  });
  expect(roundsInOtherCurrency([{ mode: 'amount', amount: '$650' }])?.rounds).toEqual([
    { mode: 'amount', amount: '650' },
  ]);
});

it.each([
  [[]],
  [[bought('65,000')]],
  [[bought('65,000원')]],
  [[bought('$65,000'), bought('90,000,000원')]],
  [[bought('$65,000'), bought('60,000€')]],
  [[bought('$65,000'), bought('-$61,000')]],
])('offers nothing for %j', (rounds) => {
  expect(roundsInOtherCurrency(rounds)).toBeUndefined();
});

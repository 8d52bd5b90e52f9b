import { expect, it } from 'vitest';
import { swappedRounds } from './swappedRounds.ts';

const HOLDING = { initialAmount: '600,000', initialQuantity: '10' };
const byQuantity = (price: string, quantity: string) => ({ mode: 'quantity', price, quantity }) as const;
const byAmount = (price: string, amount: string) => ({ mode: 'amount', price, amount }) as const;

it.each([
  [[byQuantity('10', '60,500')], [byQuantity('60,500', '10')]],
  [[byQuantity('10개', '60,500원')], [byQuantity('60,500원', '10개')]],
  [
    [byQuantity('10', '12000'), byQuantity('20', '300000')],
    [byQuantity('12000', '10'), byQuantity('300000', '20')],
  ],
  [[byAmount('6,000,000', '60,500')], [byAmount('60,500', '6,000,000')]],
  [[byQuantity('2999', '60000')], [byQuantity('60000', '2999')]],
])('exchanges the columns of %j', (rounds, swapped) => {
  expect(swappedRounds(rounds, HOLDING)).toEqual(swapped);
});

it('takes a holding in another currency with three decimals', () => {
  const holding = { initialAmount: '12.340', initialQuantity: '10' };
  expect(swappedRounds([byQuantity('1000', '1.25')], holding)).toEqual([byQuantity('1.25', '1000')]);
});

it.each([
  [[]],
  [[byQuantity('60,500', '10')]],
  [[byQuantity('3000', '60000')]],
  [[byQuantity('10', '11999')]],
  [[byQuantity('10', '300001')]],
  [[byQuantity('10', '60,500'), byQuantity('60,500', '10')]],
  [[byQuantity('x', '60,500')]],
  [[byQuantity('10', 'x')]],
  [[{ mode: 'quantity' as const, price: '10' }]],
  [[{ quantity: '60,500' }]],
])('leaves %j alone', (rounds) => {
  expect(swappedRounds(rounds, HOLDING)).toBeUndefined();
});

it.each([
  { initialAmount: '', initialQuantity: '10' },
  { initialAmount: '600000', initialQuantity: 'x' },
])('does not judge without a holding: %j', (holding) => {
  expect(swappedRounds([byQuantity('10', '60,500')], holding)).toBeUndefined();
});

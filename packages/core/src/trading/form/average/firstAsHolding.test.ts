import { expect, it } from 'vitest';
import { firstAsHolding } from './firstAsHolding.ts';

it.each([
  ['60,500,000', '0.0015', '90750', '0.0015'],
  ['60,500원', '2', '121000', '2'],
  ['0.0172KRW', '10,000,000.00000000SHIB', '172000', '10000000'],
  ['0.1', '0.2', '0.02', '0.2'],
])('takes a purchase at %s of %s for a holding of %s', (price, quantity, initialAmount, initialQuantity) => {
  const first = { mode: 'quantity', price, quantity } as const;
  expect(firstAsHolding([first, { mode: 'quantity', price: '1', quantity: '1' }])).toEqual({
    initialAmount,
    initialQuantity,
  });
});

it('divides an amount by the price', () => {
  const first = { mode: 'amount', price: '50,000,000', amount: '100,000원' } as const;
  expect(firstAsHolding([first])).toEqual({ initialAmount: '100000', initialQuantity: '0.002' });
});

it.each([
  [[]],
  [[{ price: '5' }]],
  [[{ mode: 'amount', price: '3', amount: '1' }]],
  [[{ mode: 'quantity', price: '0', quantity: '1' }]],
  [[{ mode: 'quantity', price: '5', quantity: '1,00' }]],
] as const)('has none in %j', (rounds) => {
  expect(firstAsHolding(rounds)).toBeUndefined();
});

it('has none whose amount would be cut', () => {
  const price = `0.${'0'.repeat(99)}1`;
  expect(firstAsHolding([{ mode: 'quantity', price, quantity: '0.1' }])).toBeUndefined();
});

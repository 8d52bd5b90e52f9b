import fc from 'fast-check';
import { expect, it } from 'vitest';
import { exact, formatExact } from '../exact/index.ts';
import { averagePrice, type PurchaseRound } from './averagePrice.ts';

const positive = fc.bigInt({ min: 1n, max: 10n ** 18n }).map((units) => exact(units).div(10n ** 8n));
const round: fc.Arbitrary<PurchaseRound> = fc.oneof(
  fc.record({ mode: fc.constant('quantity' as const), price: positive, quantity: positive }),
  fc.record({ mode: fc.constant('amount' as const), price: positive, amount: positive }),
);

it('divides the money by the units', () => {
  const { averagePrice: average, purchases } = averagePrice({
    initialAmount: exact(1000),
    initialQuantity: exact(3),
    rounds: [],
  });
  expect(formatExact(average, { places: 8 })).toBe('333.33333333');
  expect(purchases).toHaveLength(1);
});

it('adds rounds by quantity and by amount', () => {
  const {
    totalCost,
    totalQuantity,
    averagePrice: average,
    purchases,
  } = averagePrice({
    initialAmount: exact(1000),
    initialQuantity: exact(10),
    rounds: [
      { mode: 'quantity', price: exact(80), quantity: exact(5) },
      { mode: 'amount', price: exact(50), amount: exact(500) },
    ],
  });
  expect([totalCost, totalQuantity, average].map((value) => value.toString())).toEqual(['1900', '25', '76']);
  expect(purchases.map(({ price, quantity, amount }) => [price, quantity, amount].map(String))).toEqual([
    ['100', '10', '1000'],
    ['80', '5', '400'],
    ['50', '10', '500'],
  ]);
});

it('keeps average × quantity = cost, and price × quantity = amount in every purchase', () => {
  fc.assert(
    fc.property(positive, positive, fc.array(round, { maxLength: 8 }), (initialAmount, initialQuantity, rounds) => {
      const result = averagePrice({ initialAmount, initialQuantity, rounds });
      expect(result.averagePrice.mul(result.totalQuantity).equals(result.totalCost)).toBe(true);
      expect(result.purchases.every(({ price, quantity, amount }) => price.mul(quantity).equals(amount))).toBe(true);
    }),
  );
});

import fc from 'fast-check';
import { expect, it } from 'vitest';
import { exact, formatExact } from '../exact/index.ts';
import { RATE_PLACES, unrealizedProfit } from './unrealizedProfit.ts';

it.each([
  ['100', '120', '2', '200', '240', '40.00', '20.00'],
  ['100', '80', '2', '200', '160', '-40.00', '-20.00'],
  ['0.1', '0.3', '3', '0.3', '0.9', '0.60', '200.00'],
  ['3', '3', '1', '3', '3', '0.00', '0.00'],
  ['3', '2.99999', '1', '3', '2.99999', '0.00', '0.00'],
])('from %s to %s, %s units', (entry, current, quantity, cost, value, won, rate) => {
  const result = unrealizedProfit({
    entryPrice: exact(entry),
    currentPrice: exact(current),
    quantity: exact(quantity),
  });
  expect([String(result.cost), String(result.value)]).toEqual([cost, value]);
  expect(formatExact(result.profit, { places: 2 })).toBe(won);
  expect(formatExact(result.ratePercent, { places: RATE_PLACES })).toBe(rate);
});

it('the profit is exactly the rate times the cost', () => {
  const positive = fc.bigInt({ min: 1n, max: 10n ** 20n }).map((units) => exact(units).div(10n ** 8n));
  fc.assert(
    fc.property(positive, positive, positive, (entryPrice, currentPrice, quantity) => {
      const { cost, profit: won, ratePercent } = unrealizedProfit({ entryPrice, currentPrice, quantity });
      expect(cost.mul(ratePercent).div(100).equals(won)).toBe(true);
    }),
  );
});

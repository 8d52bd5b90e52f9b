import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { exact, formatExact, roundExact } from '../exact/index.ts';
import { dcaPlan } from './dcaPlan.ts';
import { MAX_DCA_ROWS } from './form/dca/parseDcaForm.ts';
import { runningAverages } from './runningAverages.ts';

function rowsOf(weights: readonly number[], prices: readonly number[]) {
  const plan = dcaPlan({
    mode: 'direct',
    budget: exact(1000),
    firstPrice: exact(1),
    weights: weights.map((weight) => exact(weight)),
    prices: prices.map((price) => exact(price)),
    notices: [],
  });
  return plan;
}

describe('runningAverages', () => {
  it('begins with the first price and ends with the average of the plan', () => {
    const { rows } = rowsOf([1, 2, 2], [100, 80, 50]);
    const shown = runningAverages(rows, 2).map((average) => formatExact(average, { places: 2 }));
    expect(shown).toEqual(['100.00', '85.71', '66.67']);
  });

  it('rounds half up to the given places', () => {
    const { rows } = rowsOf([1, 1], [1, 3]);
    expect(runningAverages(rows, 0).map(String)).toEqual(['1', '2']);
  });

  it('is empty without purchases', () => {
    expect(runningAverages([], 2)).toEqual([]);
  });

  it('rounds the exact average of every plan once', () => {
    const numbers = fc.array(fc.integer({ min: 1, max: 10 ** 6 }), { minLength: 1, maxLength: 12 });
    fc.assert(
      fc.property(numbers, numbers, fc.integer({ min: 0, max: 8 }), (weights, prices, places) => {
        const { rows, averagePrice } = rowsOf(weights, prices);
        const last = runningAverages(rows, places).at(-1);
        expect(last?.equals(roundExact(averagePrice, places))).toBe(true);
      }),
    );
  });

  it('has an average for each row of the longest plan', () => {
    const indexes = Array.from({ length: MAX_DCA_ROWS }, (_, index) => index);
    const { rows } = rowsOf(
      indexes.map((index) => index + 1),
      indexes.map((index) => 10_000_019 + index * 6),
    );
    expect(runningAverages(rows, 8)).toHaveLength(MAX_DCA_ROWS);
  });
});

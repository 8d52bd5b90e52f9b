import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { exact, formatExact } from '../exact/index.ts';
import { DCA_PRICE_PLACES, DCA_QUANTITY_PLACES, type DcaInput, type DcaPlan, dcaPlan } from './dcaPlan.ts';
import { sumExact } from './sumExact.ts';

const BASE = { budget: exact(1000), firstPrice: exact(100), notices: [] };

function direct(weights: readonly number[], prices: readonly number[]): DcaPlan {
  return dcaPlan({ ...BASE, mode: 'direct', weights: weights.map(exact), prices: prices.map(exact) });
}

function linear(weights: readonly number[], stop: number | null, purchases: number): DcaPlan {
  const stopPrice = stop === null ? null : exact(stop);
  return dcaPlan({ ...BASE, mode: 'linear', weights: weights.map(exact), stopPrice, purchases });
}

function prices(plan: DcaPlan): readonly string[] {
  return plan.rows.map(({ price }) => formatExact(price, { places: 2, minPlaces: 0 }));
}

function amounts(plan: DcaPlan): readonly string[] {
  return plan.rows.map(({ amount }) => formatExact(amount, { places: 2, minPlaces: 0 }));
}

describe('direct prices', () => {
  it('splits the budget by weights, a row for each', () => {
    const plan = direct([1, 2, 2], [100, 80, 50]);
    expect(amounts(plan)).toEqual(['200', '400', '400']);
    expect(plan.rows.map(({ quantity }) => String(quantity))).toEqual(['2', '5', '8']);
    expect(plan.rows.map(({ sharePercent }) => String(sharePercent))).toEqual(['20', '40', '40']);
    expect(formatExact(plan.totalQuantity, { places: DCA_QUANTITY_PLACES })).toBe('15.000000');
    expect(formatExact(plan.averagePrice, { places: DCA_PRICE_PLACES })).toBe('66.67');
    expect(plan.notices).toEqual([]);
  });

  it('repeats the last price for rows without one, and says so', () => {
    const plan = direct([1, 1, 1], [100]);
    expect(prices(plan)).toEqual(['100', '100', '100']);
    expect(plan.notices).toEqual([{ code: 'pricesRepeated', count: 2 }]);
  });

  it('ignores surplus prices, and says so', () => {
    const plan = direct([1], [100, 80, 70]);
    expect(prices(plan)).toEqual(['100']);
    expect(plan.notices).toEqual([{ code: 'pricesIgnored', count: 2 }]);
  });

  it('uses the first price where none is typed', () => {
    const plan = direct([1, 1], []);
    expect(prices(plan)).toEqual(['100', '100']);
    expect(plan.notices).toEqual([{ code: 'firstPriceOnly', count: 2 }]);
  });

  it('says that no purchase is at the first price', () => {
    expect(direct([1, 1], [90, 80]).notices).toEqual([{ code: 'firstPriceUnused', count: 1 }]);
    expect(direct([1], [90, 100]).notices).toContainEqual({ code: 'firstPriceUnused', count: 1 });
    expect(direct([1, 1], [90, 100]).notices).toEqual([]);
  });
});

describe('linear prices', () => {
  it('steps evenly from the first price to the stop price', () => {
    const plan = linear([1, 1, 2], 70, 3);
    expect(prices(plan)).toEqual(['100', '85', '70']);
    expect(amounts(plan)).toEqual(['250', '250', '500']);
    expect(plan.notices).toEqual([]);
  });

  it('steps up as well', () => {
    expect(prices(linear([1], 130, 4))).toEqual(['100', '110', '120', '130']);
  });

  it('repeats the last weight for purchases without one, and says so', () => {
    const plan = linear([1, 3], 70, 4);
    expect(amounts(plan)).toEqual(['100', '300', '300', '300']);
    expect(plan.notices).toEqual([{ code: 'weightsRepeated', count: 2 }]);
  });

  it('ignores surplus weights, and says so', () => {
    const plan = linear([1, 1, 98], 70, 2);
    expect(amounts(plan)).toEqual(['500', '500']);
    expect(plan.notices).toEqual([{ code: 'weightsIgnored', count: 1 }]);
  });

  it('stays at the first price without a stop price and for one purchase', () => {
    expect(prices(linear([1, 1], null, 2))).toEqual(['100', '100']);
    expect(linear([1, 1], null, 2).notices).toEqual([{ code: 'firstPriceOnly', count: 2 }]);
    expect(prices(linear([1], 70, 1))).toEqual(['100']);
    expect(linear([1], 70, 1).notices).toEqual([{ code: 'firstPriceOnly', count: 1 }]);
  });
});

it('keeps the notices of the form in front', () => {
  const input: DcaInput = {
    ...BASE,
    mode: 'direct',
    weights: [exact(1)],
    prices: [exact(100), exact(2)],
    notices: [{ code: 'weightsDropped', count: 1 }],
  };
  expect(dcaPlan(input).notices.map(({ code }) => code)).toEqual(['weightsDropped', 'pricesIgnored']);
});

it('the parts add up to the budget, and average × quantity = budget', () => {
  const positive = fc.bigInt({ min: 1n, max: 10n ** 12n }).map((units) => exact(units).div(10n ** 4n));
  const list = fc.array(positive, { minLength: 1, maxLength: 6 });
  const input = fc.oneof(
    fc.record({
      mode: fc.constant('direct' as const),
      budget: positive,
      firstPrice: positive,
      weights: list,
      prices: fc.array(positive, { maxLength: 8 }),
      notices: fc.constant([]),
    }),
    fc.record({
      mode: fc.constant('linear' as const),
      budget: positive,
      firstPrice: positive,
      weights: list,
      stopPrice: fc.option(positive),
      purchases: fc.integer({ min: 1, max: 20 }),
      notices: fc.constant([]),
    }),
  );
  fc.assert(
    fc.property(input, (order) => {
      const plan = dcaPlan(order);
      expect(plan.rows).toHaveLength(order.mode === 'direct' ? order.weights.length : order.purchases);
      expect(sumExact(plan.rows.map(({ amount }) => amount)).equals(order.budget)).toBe(true);
      expect(sumExact(plan.rows.map(({ sharePercent }) => sharePercent)).equals(100)).toBe(true);
      expect(plan.averagePrice.mul(plan.totalQuantity).equals(order.budget)).toBe(true);
      expect(plan.rows.every(({ price, quantity, amount }) => price.mul(quantity).equals(amount))).toBe(true);
    }),
  );
});

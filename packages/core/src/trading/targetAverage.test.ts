import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Exact, exact } from '../exact/index.ts';
import type { Result } from '../result/index.ts';
import type { Purchase } from './averagePrice.ts';
import { type Holding, priceForAverage, quantityForAverage } from './targetAverage.ts';

/** 10 units for 1000: average 100. */
const HOLDING: Holding = { totalCost: exact('1000'), totalQuantity: exact('10') };
const OUT_OF_REACH = { ok: false, failure: { code: 'trading.averageOutOfReach', facts: {} } };

function shown(purchase: Result<Purchase>): readonly string[] {
  return purchase.ok
    ? [purchase.value.price, purchase.value.quantity, purchase.value.amount].map(String)
    : [purchase.failure.code];
}

function averageAfter({ quantity, amount }: Purchase, { totalCost, totalQuantity }: Holding): Exact {
  return amount.add(totalCost).div(quantity.add(totalQuantity));
}

describe('quantityForAverage', () => {
  it('returns how much to buy below and above the average', () => {
    expect(shown(quantityForAverage(HOLDING, exact('50'), exact('75')))).toEqual(['50', '10', '500']);
    expect(shown(quantityForAverage(HOLDING, exact('200'), exact('150')))).toEqual(['200', '10', '2000']);
  });

  it('is 0 for the current average', () => {
    expect(shown(quantityForAverage(HOLDING, exact('50'), exact('100')))).toEqual(['50', '0', '0']);
    expect(shown(quantityForAverage(HOLDING, exact('100'), exact('100')))).toEqual(['100', '0', '0']);
  });

  it.each([
    ['50', '50'],
    ['50', '49'],
    ['50', '101'],
    ['200', '99'],
    ['200', '200'],
  ])('cannot reach it at %s: %s', (price, target) => {
    expect(quantityForAverage(HOLDING, exact(price), exact(target))).toEqual(OUT_OF_REACH);
  });
});

describe('priceForAverage', () => {
  it('returns at which price', () => {
    expect(shown(priceForAverage(HOLDING, exact('10'), exact('75')))).toEqual(['50', '10', '500']);
    expect(shown(priceForAverage(HOLDING, exact('5'), exact('110')))).toEqual(['130', '5', '650']);
  });

  it('cannot reach it for nothing or less', () => {
    expect(priceForAverage(HOLDING, exact('10'), exact('50'))).toEqual(OUT_OF_REACH);
    expect(priceForAverage(HOLDING, exact('10'), exact('49'))).toEqual(OUT_OF_REACH);
    expect(priceForAverage(HOLDING, exact('10'), exact('50.0001')).ok).toBe(true);
  });
});

it('either purchase brings the average exactly to the target', () => {
  const positive = fc.bigInt({ min: 1n, max: 10n ** 12n }).map((units) => exact(units).div(10n ** 4n));
  fc.assert(
    fc.property(positive, positive, positive, positive, (totalCost, totalQuantity, given, target) => {
      const holding = { totalCost, totalQuantity };
      for (const found of [quantityForAverage(holding, given, target), priceForAverage(holding, given, target)]) {
        if (found.ok) expect(averageAfter(found.value, holding).equals(target)).toBe(true);
      }
    }),
  );
});

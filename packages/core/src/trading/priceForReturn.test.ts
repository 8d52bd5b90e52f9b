import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { exact } from '../exact/index.ts';
import { priceForReturn } from './priceForReturn.ts';
import { tradeReturn } from './tradeReturn.ts';

const positive = fc.bigInt({ min: 1n, max: 10n ** 16n }).map((units) => exact(units).div(10n ** 6n));
const fee = fc.bigInt({ min: 0n, max: 99_999n }).map((units) => exact(units).div(1000n));

describe('priceForReturn', () => {
  it.each([
    ['100', '0', '10', '110'],
    ['100', '50', '0', '300'],
    ['100', '0', '-100', '0'],
    ['100', '0', '-25', '75'],
  ])('bought at %s, fee %s %%, wished %s %%: %s', (buy, feePercent, wished, price) => {
    expect(String(priceForReturn(exact(buy), exact(feePercent), exact(wished)))).toBe(price);
  });

  it('selling there gives exactly the wished return', () => {
    const wish = fc.bigInt({ min: -99_999n, max: 10n ** 6n }).map((units) => exact(units).div(1000n));
    fc.assert(
      fc.property(positive, fee, wish, (buyPrice, feePercent, wished) => {
        const sellPrice = priceForReturn(buyPrice, feePercent, wished);
        const { ratePercent } = tradeReturn({ buyPrice, quantity: exact('7'), sellPrice, feePercent });
        expect(ratePercent.equals(wished)).toBe(true);
      }),
    );
  });
});

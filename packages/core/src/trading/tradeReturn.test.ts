import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { exact, formatExact } from '../exact/index.ts';
import { tradeReturn } from './tradeReturn.ts';

const positive = fc.bigInt({ min: 1n, max: 10n ** 16n }).map((units) => exact(units).div(10n ** 6n));
const fee = fc.bigInt({ min: 0n, max: 99_999n }).map((units) => exact(units).div(1000n));

describe('tradeReturn', () => {
  it('takes the fee on both sides', () => {
    const result = tradeReturn({
      buyPrice: exact('10000'),
      quantity: exact('10'),
      sellPrice: exact('11000'),
      feePercent: exact('0.015'),
    });
    const shown = Object.values(result).map((value) => formatExact(value, { places: 4, minPlaces: 0 }));
    expect(shown).toEqual(['100015', '15', '109983.5', '16.5', '9968.5', '9.967', '10003.0005']);
  });

  it('is the change of the price without a fee', () => {
    const result = tradeReturn({
      buyPrice: exact('100'),
      quantity: exact('1'),
      sellPrice: exact('50'),
      feePercent: exact('0'),
    });
    expect(Object.values(result).map(String)).toEqual(['100', '0', '50', '0', '-50', '-50', '100']);
  });

  it('gives exactly 0 at the break-even price', () => {
    fc.assert(
      fc.property(positive, positive, fee, (buyPrice, quantity, feePercent) => {
        const { breakEvenPrice: sellPrice } = tradeReturn({ buyPrice, quantity, sellPrice: buyPrice, feePercent });
        const { profit, ratePercent } = tradeReturn({ buyPrice, quantity, sellPrice, feePercent });
        expect([profit.n, ratePercent.n]).toEqual([0n, 0n]);
      }),
    );
  });

  it('has parts that add up', () => {
    fc.assert(
      fc.property(positive, positive, positive, fee, (buyPrice, quantity, sellPrice, feePercent) => {
        const result = tradeReturn({ buyPrice, quantity, sellPrice, feePercent });
        const gross = sellPrice.sub(buyPrice).mul(quantity);
        expect(result.profit.add(result.buyFee).add(result.sellFee).equals(gross)).toBe(true);
        expect(result.sellProceeds.sub(result.buyCost).equals(result.profit)).toBe(true);
      }),
    );
  });
});

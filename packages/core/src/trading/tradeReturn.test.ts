import fc from 'fast-check';
import Fraction from 'fraction.js';
import { describe, expect, it } from 'vitest';
import { formatExact } from '../exact/index.ts';
import { parseReturnForm } from './parseReturnForm.ts';
import { priceForReturn } from './priceForReturn.ts';
import { returnScenarios } from './returnScenarios.ts';
import { tradeReturn } from './tradeReturn.ts';

const exact = (text: string) => new Fraction(text);
const positive = fc.bigInt({ min: 1n, max: 10n ** 16n }).map((units) => new Fraction(units, 10n ** 6n));
const fee = fc.bigInt({ min: 0n, max: 99_999n }).map((units) => new Fraction(units, 1000n));

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

  it('is plain without a fee', () => {
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

  it('accounts for every part', () => {
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
    const wish = fc.bigInt({ min: -99_999n, max: 10n ** 6n }).map((units) => new Fraction(units, 1000n));
    fc.assert(
      fc.property(positive, fee, wish, (buyPrice, feePercent, wished) => {
        const sellPrice = priceForReturn(buyPrice, feePercent, wished);
        const { ratePercent } = tradeReturn({ buyPrice, quantity: exact('7'), sellPrice, feePercent });
        expect(ratePercent.equals(wished)).toBe(true);
      }),
    );
  });
});

describe('returnScenarios', () => {
  const trade = { buyPrice: exact('200'), quantity: exact('2'), feePercent: exact('0') };

  it('moves the sell price around the buy price', () => {
    expect(
      returnScenarios(trade, [-10, 0, 25]).map(({ changePercent, sellPrice, profit, ratePercent }) => [
        changePercent,
        ...[sellPrice, profit, ratePercent].map(String),
      ]),
    ).toEqual([
      [-10, '180', '-40', '-10'],
      [0, '200', '0', '0'],
      [25, '250', '100', '25'],
    ]);
  });

  it('has nine steps unless told, from the worst to the best', () => {
    expect(returnScenarios(trade).map(({ changePercent }) => changePercent)).toEqual([
      -20, -10, -5, -1, 0, 1, 5, 10, 20,
    ]);
  });
});

describe('parseReturnForm', () => {
  const labels = { buyPrice: 'buy', quantity: 'quantity', sellPrice: 'sell', feePercent: 'fee' };

  it('reads the form, the fee by default', () => {
    const read = parseReturnForm({ buyPrice: '100', quantity: '2', sellPrice: '110', feePercent: '' }, labels);
    expect(read.ok && Object.entries(read.value).map(([name, value]) => [name, String(value)])).toEqual([
      ['buyPrice', '100'],
      ['quantity', '2'],
      ['sellPrice', '110'],
      ['feePercent', '0.015'],
    ]);
  });

  it('gives every failure at once, by field', () => {
    expect(parseReturnForm({ buyPrice: '', quantity: '0', sellPrice: '-1', feePercent: '100' }, labels)).toEqual({
      ok: false,
      failure: {
        buyPrice: { code: 'number.notNumber', facts: { field: 'buy' } },
        quantity: { code: 'number.zero', facts: { field: 'quantity' } },
        sellPrice: { code: 'number.negative', facts: { field: 'sell' } },
        feePercent: { code: 'trading.feeTooHigh', facts: { field: 'fee', max: 100 } },
      },
    });
  });
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { exact, type RoundingMode } from '../exact/index.ts';
import { MAX_VAT_DIGITS, parseVatAmount } from './form/parseVatAmount.ts';
import { vatInTotal, vatOnSupply } from './vat.ts';

describe('vatOnSupply', () => {
  it.each([
    ['10000', 'halfUp', 10000n, 1000n, 11000n],
    ['15', 'halfUp', 15n, 2n, 17n],
    ['15', 'down', 15n, 1n, 16n],
    ['11', 'up', 11n, 2n, 13n],
    ['4.35', 'halfUp', 4n, 1n, 5n],
    ['4.5', 'down', 4n, 0n, 4n],
    ['4.35', 'up', 5n, 0n, 5n],
    ['999999999999999', 'halfUp', 999999999999999n, 100000000000000n, 1099999999999999n],
  ] as const)('%s won, %s', (supply, mode, price, tax, total) => {
    expect(vatOnSupply(exact(supply), mode)).toEqual({ supply: price, tax, total });
  });
});

describe('vatInTotal', () => {
  it.each([
    ['110', 'halfUp', 100n, 10n],
    ['33', 'halfUp', 30n, 3n],
    ['10000', 'halfUp', 9091n, 909n],
    ['10000', 'down', 9090n, 910n],
    ['10000', 'up', 9091n, 909n],
  ] as const)('%s won, %s', (total, mode, supply, tax) => {
    expect(vatInTotal(exact(total), mode)).toMatchObject({ supply, tax });
  });

  it('is exact for every total that a float gets wrong', () => {
    for (let supply = 10n; supply <= 100_000n; supply += 10n) {
      expect(vatInTotal(exact((supply * 11n) / 10n)).supply).toBe(supply);
    }
  });
});

it('supply and tax add up to the total, whatever the amount and the rounding', () => {
  const mode = fc.constantFrom<RoundingMode>('halfUp', 'up', 'down');
  fc.assert(
    fc.property(fc.bigInt({ min: 1n, max: 10n ** 17n - 1n }), mode, (hundredths, rounding) => {
      const amount = exact(hundredths).div(100n);
      for (const vat of [vatOnSupply(amount, rounding), vatInTotal(amount, rounding)]) {
        expect(vat.supply + vat.tax).toBe(vat.total);
        expect(vat.tax).toBeGreaterThanOrEqual(0n);
      }
    }),
  );
});

describe('parseVatAmount', () => {
  it('needs an amount above 0', () => {
    expect(parseVatAmount('0', '금액')).toMatchObject({
      ok: false,
      failure: { code: 'vat.amountNotPositive', facts: { min: 0 } },
    });
    expect(parseVatAmount('-5', '금액')).toMatchObject({ ok: false, failure: { code: 'vat.amountNotPositive' } });
    expect(parseVatAmount('0.01', '금액')).toMatchObject({ ok: true });
  });

  it.each([
    ['10,000\n20,000', 'number.severalValues'],
    ['10,00020,000', 'number.badGrouping'],
    ['$100', 'number.wrongUnit'],
    ['1e5', 'number.exponent'],
  ])('refuses %j', (text, code) => {
    expect(parseVatAmount(text, '금액')).toMatchObject({ failure: { code } });
  });

  it(`takes ${MAX_VAT_DIGITS} digits and refuses one more`, () => {
    expect(MAX_VAT_DIGITS).toBe(15);
    expect(parseVatAmount('9'.repeat(MAX_VAT_DIGITS), '금액')).toMatchObject({ ok: true });
    expect(parseVatAmount('1'.padEnd(MAX_VAT_DIGITS + 1, '0'), '금액')).toMatchObject({
      failure: { code: 'vat.amountTooLong', facts: { max: MAX_VAT_DIGITS } },
    });
  });
});

import { type Amount, exact, type RoundingMode } from '../exact/index.ts';
import { roundToWhole } from '../exact/roundToWhole.ts';

/** Value-added tax in percent (부가가치세법 제30조, read 2026-11-20). */
export const VAT_RATE_PERCENT = 10;

/** Whole won. `supply + tax === total` always holds. */
export type Vat = { readonly supply: bigint; readonly tax: bigint; readonly total: bigint };

/**
 * The tax on top of a supply price: total = supply × 1.1.
 *
 * Fractions of a won are taxed before rounding: supply price and total are each rounded once to whole won from the
 * typed amount, and the tax is their difference.
 *
 * @param supply supply price in won, above 0 (see `parseVatAmount`)
 * @param mode how both are rounded to whole won; half up by default
 * @see 부가가치세법 제29조, 제30조
 * @example vatOnSupply(10000) // { supply: 10000n, tax: 1000n, total: 11000n }
 */
export function vatOnSupply(supply: Amount, mode: RoundingMode = 'halfUp'): Vat {
  const price = roundToWhole(supply, mode);
  const total = roundToWhole(
    exact(supply)
      .mul(100 + VAT_RATE_PERCENT)
      .div(100),
    mode,
  );
  return { supply: price, tax: total - price, total };
}

/**
 * The tax inside a total: supply = total / 1.1.
 *
 * Supply price and total are rounded to whole won and the tax is their difference, so that the figures always add up.
 *
 * @param total amount with tax in won, above 0 (see `parseVatAmount`)
 * @param mode how both are rounded to whole won; half up by default
 * @see 부가가치세법 제29조 제7항: the supply price is 100/110 of a tax-inclusive amount
 * @example vatInTotal(11000) // { supply: 10000n, tax: 1000n, total: 11000n }
 */
export function vatInTotal(total: Amount, mode: RoundingMode = 'halfUp'): Vat {
  const supply = roundToWhole(
    exact(total)
      .mul(100)
      .div(100 + VAT_RATE_PERCENT),
    mode,
  );
  const whole = roundToWhole(total, mode);
  return { supply, tax: whole - supply, total: whole };
}

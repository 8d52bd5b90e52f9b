import { type Exact, type RoundingMode, roundExact } from '../exact/index.ts';

/** Value-added tax in percent (부가가치세법 제30조, read 2026-11-20). */
export const VAT_RATE_PERCENT = 10;

/** Whole won. `supply + tax === total` holds always. */
export type Vat = { readonly supply: bigint; readonly tax: bigint; readonly total: bigint };

function wholeWon(value: Exact): bigint {
  return (value.s * value.n) / value.d;
}

/**
 * The tax on top of a supply price: total = supply × 1.1.
 *
 * The supply price is rounded to whole won, then the tax on the amount as typed; the total is their sum.
 *
 * @param supply supply price in won, above 0 (see `parseVatAmount`)
 * @param mode how the tax is rounded to whole won; half up unless told
 * @see 부가가치세법 제29조, 제30조
 * @example vatOnSupply(new Fraction(10000)) // { supply: 10000n, tax: 1000n, total: 11000n }
 */
export function vatOnSupply(supply: Exact, mode: RoundingMode = 'halfUp'): Vat {
  const tax = wholeWon(roundExact(supply.mul(VAT_RATE_PERCENT).div(100), 0, mode));
  const price = wholeWon(roundExact(supply));
  return { supply: price, tax, total: price + tax };
}

/**
 * The tax inside a total: supply = total / 1.1.
 *
 * The supply price is rounded to whole won and the tax is the rest, so that both always add up to the total.
 *
 * @param total amount with tax in won, above 0 (see `parseVatAmount`)
 * @param mode how the supply price is rounded to whole won; half up unless told
 * @see 부가가치세법 제29조 제7항: tax-inclusive amounts hold 100/110 of supply price
 * @example vatInTotal(new Fraction(11000)) // { supply: 10000n, tax: 1000n, total: 11000n }
 */
export function vatInTotal(total: Exact, mode: RoundingMode = 'halfUp'): Vat {
  const supply = wholeWon(roundExact(total.mul(100).div(100 + VAT_RATE_PERCENT), 0, mode));
  const whole = wholeWon(roundExact(total));
  return { supply, tax: whole - supply, total: whole };
}

import { type Amount, type Exact, exact } from '../exact/index.ts';

/**
 * The sell price without gain or loss, with the fee paid on both sides: price × (1 + fee) / (1 − fee).
 *
 * @param price what one unit cost, above 0
 * @param feePercent 0 or more and below 100 (see `parseFeePercent`)
 * @example breakEvenPrice(exact(100), exact(0)) // 100
 */
export function breakEvenPrice(price: Amount, feePercent: Amount): Exact {
  const fee = exact(feePercent);
  return exact(price).mul(fee.add(100)).div(fee.neg().add(100));
}

import { type Amount, type Exact, exact } from '../exact/index.ts';
import { breakEvenPrice } from './breakEvenPrice.ts';

/**
 * The sell price for a target return after the fees of both sides.
 *
 * @param buyPrice above 0
 * @param feePercent from 0 to below 100
 * @param targetPercent the target profit in percent of the cost; −100 gives a price of 0
 * @example priceForReturn(exact(100), exact(0), exact(10)) // 110
 */
export function priceForReturn(buyPrice: Amount, feePercent: Amount, targetPercent: Amount): Exact {
  return breakEvenPrice(buyPrice, feePercent).mul(exact(targetPercent).add(100)).div(100);
}

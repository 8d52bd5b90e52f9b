import type { Exact } from '../exact/index.ts';
import { fail, ok, type Result } from '../result/index.ts';
import type { AveragePrice, Purchase } from './averagePrice.ts';

declare module '../result/failure.ts' {
  interface FailureFacts {
    /** No purchase of this kind brings the average there. */
    'trading.averageOutOfReach': Readonly<Record<never, never>>;
  }
}

export type Holding = Pick<AveragePrice, 'totalCost' | 'totalQuantity'>;

/**
 * How much to buy at a price so that the average becomes the wished one.
 *
 * The wished average must lie between today's average, which needs nothing, and the price, which is never reached;
 * anything else is `trading.averageOutOfReach`.
 *
 * @param price what one more unit costs, above 0
 * @param target the wished average, above 0
 * @example quantityForAverage(holding, price, target)
 */
export function quantityForAverage(holding: Holding, price: Exact, target: Exact): Result<Purchase> {
  const excess = holding.totalCost.sub(target.mul(holding.totalQuantity));
  const gain = target.sub(price);
  if (gain.n === 0n && excess.n !== 0n) return fail('trading.averageOutOfReach', {});
  const quantity = excess.n === 0n ? excess : excess.div(gain);
  if (quantity.compare(0) < 0) return fail('trading.averageOutOfReach', {});
  return ok({ price, quantity, amount: price.mul(quantity) });
}

/**
 * At which price to buy a quantity so that the average becomes the wished one.
 *
 * A price of 0 or below would be needed: `trading.averageOutOfReach`.
 *
 * @param quantity how much is to be bought, above 0
 * @param target the wished average, above 0
 * @example priceForAverage(holding, quantity, target)
 */
export function priceForAverage(holding: Holding, quantity: Exact, target: Exact): Result<Purchase> {
  const amount = target.mul(holding.totalQuantity.add(quantity)).sub(holding.totalCost);
  if (amount.compare(0) <= 0) return fail('trading.averageOutOfReach', {});
  return ok({ price: amount.div(quantity), quantity, amount });
}

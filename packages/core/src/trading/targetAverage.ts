import { type Amount, exact } from '../exact/index.ts';
import { fail, ok, type Result } from '../result/index.ts';
import type { Purchase } from './averagePrice.ts';

declare module '../result/failure.ts' {
  interface FailureFacts {
    /** No such purchase reaches the target average. */
    'trading.averageOutOfReach': Readonly<Record<never, never>>;
  }
}

/** A holding: its cost and its quantity. */
export type Holding = Readonly<Record<'totalCost' | 'totalQuantity', Amount>>;

/**
 * How much to buy at a price to reach a target average.
 *
 * The target must be between the current average, which needs no purchase, and the price, which is never reached;
 * anything else is `trading.averageOutOfReach`.
 *
 * @param price what one more unit costs, above 0
 * @param target the target average, above 0
 * @example
 * const bought = quantityForAverage({ totalCost: 200, totalQuantity: 2 }, 80, 90);
 * bought.ok && bought.value.quantity // 2
 */
export function quantityForAverage(holding: Holding, atPrice: Amount, wished: Amount): Result<Purchase> {
  const [price, target] = [exact(atPrice), exact(wished)];
  const excess = exact(holding.totalCost).sub(target.mul(holding.totalQuantity));
  const gain = target.sub(price);
  if (gain.n === 0n && excess.n !== 0n) return fail('trading.averageOutOfReach', {});
  const quantity = excess.n === 0n ? excess : excess.div(gain);
  if (quantity.compare(0) < 0) return fail('trading.averageOutOfReach', {});
  return ok({ price, quantity, amount: price.mul(quantity) });
}

/**
 * The price at which to buy a quantity to reach a target average.
 *
 * If a price of 0 or below would be needed: `trading.averageOutOfReach`.
 *
 * @param quantity the quantity to buy, above 0
 * @param target the target average, above 0
 * @example
 * const bought = priceForAverage({ totalCost: 200, totalQuantity: 2 }, 2, 90);
 * bought.ok && bought.value.price // 80
 */
export function priceForAverage(holding: Holding, bought: Amount, wished: Amount): Result<Purchase> {
  const quantity = exact(bought);
  const amount = exact(wished).mul(quantity.add(holding.totalQuantity)).sub(holding.totalCost);
  if (amount.compare(0) <= 0) return fail('trading.averageOutOfReach', {});
  return ok({ price: amount.div(quantity), quantity, amount });
}

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
export function quantityForAverage(holding: Holding, price: Amount, target: Amount): Result<Purchase> {
  const [unitPrice, average] = [exact(price), exact(target)];
  const excess = exact(holding.totalCost).sub(average.mul(holding.totalQuantity));
  const gain = average.sub(unitPrice);
  if (gain.n === 0n && excess.n !== 0n) return fail('trading.averageOutOfReach', {});
  const quantity = excess.n === 0n ? excess : excess.div(gain);
  if (quantity.compare(0) < 0) return fail('trading.averageOutOfReach', {});
  return ok({ price: unitPrice, quantity, amount: unitPrice.mul(quantity) });
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
export function priceForAverage(holding: Holding, quantity: Amount, target: Amount): Result<Purchase> {
  const units = exact(quantity);
  const amount = exact(target).mul(units.add(holding.totalQuantity)).sub(holding.totalCost);
  if (amount.compare(0) <= 0) return fail('trading.averageOutOfReach', {});
  return ok({ price: amount.div(units), quantity: units, amount });
}

import { type Amount, type Exact, exact } from '../exact/index.ts';
import { sumExact } from './sumExact.ts';

/** One purchase, given by its quantity or by the amount spent. All numbers above 0. */
export type PurchaseRound =
  | { readonly mode: 'quantity'; readonly price: Amount; readonly quantity: Amount }
  | { readonly mode: 'amount'; readonly price: Amount; readonly amount: Amount };

/** `price × quantity = amount`, exactly. */
export type Purchase = { readonly price: Exact; readonly quantity: Exact; readonly amount: Exact };

/** A position and further purchases. The amount is in money, the quantity in coins or shares. */
export type AveragePriceInput = {
  /** Money spent so far. */
  readonly initialAmount: Amount;
  /** Units held. */
  readonly initialQuantity: Amount;
  readonly rounds: readonly PurchaseRound[];
};

/** A position after all of its purchases. */
export type AveragePrice = {
  readonly totalCost: Exact;
  readonly totalQuantity: Exact;
  readonly averagePrice: Exact;
  /** The first holding and the rounds after it, in order. */
  readonly purchases: readonly Purchase[];
};

function purchase(round: PurchaseRound): Purchase {
  const price = exact(round.price);
  if (round.mode === 'quantity') {
    const quantity = exact(round.quantity);
    return { price, quantity, amount: price.mul(quantity) };
  }
  const amount = exact(round.amount);
  return { price, quantity: amount.div(price), amount };
}

/**
 * The average price of a holding after further purchases: total cost / total quantity.
 *
 * Exact; nothing is rounded here, and average × quantity = cost always holds.
 *
 * @param input numbers above 0 (see `parseAverageForm`)
 * @example
 * const input = { initialAmount: 1000, initialQuantity: '0.5', rounds: [] };
 * averagePrice(input).averagePrice // 2000
 */
export function averagePrice({ initialAmount, initialQuantity, rounds }: AveragePriceInput): AveragePrice {
  const [amount, quantity] = [exact(initialAmount), exact(initialQuantity)];
  const initial = { price: amount.div(quantity), quantity, amount };
  const purchases = [initial, ...rounds.map(purchase)];
  const totalCost = sumExact(purchases.map(({ amount }) => amount));
  const totalQuantity = sumExact(purchases.map(({ quantity }) => quantity));
  return { totalCost, totalQuantity, averagePrice: totalCost.div(totalQuantity), purchases };
}

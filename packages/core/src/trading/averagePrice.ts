import type { Exact } from '../exact/index.ts';
import { sumExact } from './sumExact.ts';

/** One purchase, given by its quantity or by the money spent. All numbers above 0. */
export type PurchaseRound =
  | { readonly mode: 'quantity'; readonly price: Exact; readonly quantity: Exact }
  | { readonly mode: 'amount'; readonly price: Exact; readonly amount: Exact };

/** `price × quantity = amount`, exactly. */
export type Purchase = { readonly price: Exact; readonly quantity: Exact; readonly amount: Exact };

export type AveragePriceInput = {
  /** Money spent so far. */
  readonly initialAmount: Exact;
  /** Units held for it. */
  readonly initialQuantity: Exact;
  readonly rounds: readonly PurchaseRound[];
};

export type AveragePrice = {
  readonly totalCost: Exact;
  readonly totalQuantity: Exact;
  readonly averagePrice: Exact;
  /** The first holding and the rounds after it, in order. */
  readonly purchases: readonly Purchase[];
};

function purchase(round: PurchaseRound): Purchase {
  const { price } = round;
  return round.mode === 'quantity'
    ? { price, quantity: round.quantity, amount: price.mul(round.quantity) }
    : { price, quantity: round.amount.div(price), amount: round.amount };
}

/**
 * The average price of a holding after further purchases: total cost / total quantity.
 *
 * Exact; nothing is rounded here, and average × quantity = cost holds always.
 *
 * @param input numbers above 0 (see `parseAverageForm`)
 * @example averagePrice({ initialAmount, initialQuantity, rounds: [] }).averagePrice
 */
export function averagePrice({ initialAmount, initialQuantity, rounds }: AveragePriceInput): AveragePrice {
  const initial = { price: initialAmount.div(initialQuantity), quantity: initialQuantity, amount: initialAmount };
  const purchases = [initial, ...rounds.map(purchase)];
  const totalCost = sumExact(purchases.map(({ amount }) => amount));
  const totalQuantity = sumExact(purchases.map(({ quantity }) => quantity));
  return { totalCost, totalQuantity, averagePrice: totalCost.div(totalQuantity), purchases };
}

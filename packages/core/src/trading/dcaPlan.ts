import { type Amount, type Exact, exact } from '../exact/index.ts';
import { linearPrices } from './linearPrices.ts';
import { sumExact } from './sumExact.ts';

/**
 * An input that the plan does not follow exactly. `count` is how many entries are affected; for `purchasesChanged`
 * the number of purchases in the plan.
 */
export type DcaNotice = {
  readonly code:
    | 'weightsDropped'
    | 'pricesDropped'
    | 'weightsIgnored'
    | 'weightsRepeated'
    | 'pricesIgnored'
    | 'pricesRepeated'
    | 'firstPriceOnly'
    | 'firstPriceUnused'
    | 'purchasesChanged';
  readonly count: number;
};

/** All numbers above 0, at least one weight, at least one purchase (see `parseDcaForm`). */
export type DcaInput = {
  readonly budget: Amount;
  readonly firstPrice: Amount;
  readonly weights: readonly Amount[];
  /** Notices found while the form was parsed. */
  readonly notices: readonly DcaNotice[];
} & (
  | { readonly mode: 'direct'; readonly prices: readonly Amount[] }
  | { readonly mode: 'linear'; readonly stopPrice: Amount | null; readonly purchases: number }
);

/** One purchase of a plan. */
export type DcaRow = {
  readonly price: Exact;
  /** The weight's share of the budget. */
  readonly sharePercent: Exact;
  readonly amount: Exact;
  readonly quantity: Exact;
};

/** The amounts of the rows add up to the budget; average × quantity = budget. Both exactly. */
export type DcaPlan = {
  readonly rows: readonly DcaRow[];
  readonly budget: Exact;
  readonly totalQuantity: Exact;
  readonly averagePrice: Exact;
  readonly notices: readonly DcaNotice[];
};

/** Decimal places of prices and of quantities in the displayed plan. */
export const DCA_PRICE_PLACES = 2;
/** The decimal places a quantity is shown with. */
export const DCA_QUANTITY_PLACES = 6;

const EQUAL_WEIGHT = 1;

/** The entry of a row: missing entries repeat the last one. */
function entryAt(entries: readonly Amount[], index: number, otherwise: Amount): Exact {
  return exact(entries[index] ?? entries.at(-1) ?? otherwise);
}

function pricesOf(input: DcaInput): readonly Amount[] {
  if (input.mode === 'direct') return input.prices;
  const { firstPrice, stopPrice, purchases } = input;
  return stopPrice !== null && purchases > 1 ? linearPrices(firstPrice, stopPrice, purchases) : [];
}

function rowNotices(rows: number, weights: number, prices: number): readonly DcaNotice[] {
  const found: readonly DcaNotice[] = [
    { code: 'weightsIgnored', count: weights - rows },
    { code: 'weightsRepeated', count: rows - weights },
    { code: 'pricesIgnored', count: prices - rows },
    prices === 0 ? { code: 'firstPriceOnly', count: rows } : { code: 'pricesRepeated', count: rows - prices },
  ];
  return found.filter(({ count }) => count > 0);
}

/** A first price may be typed although each purchase has its own. */
function firstPriceNotice(rows: readonly DcaRow[], firstPrice: Amount): readonly DcaNotice[] {
  return rows.some(({ price }) => price.compare(firstPrice) === 0) ? [] : [{ code: 'firstPriceUnused', count: 1 }];
}

/**
 * Splits a budget over several purchases by weights.
 *
 * - Direct: one row for each weight, at the typed prices. Linear: one row for each purchase, with prices in even steps
 *   from the first price to the final one (`stopPrice`).
 * - A missing price or weight repeats the last one, surplus ones are ignored; without direct prices, without a final
 *   price and for a single purchase every row is at the first price. `notices` lists all of these, and a first price
 *   that no row has.
 * - Exact; nothing is rounded here.
 *
 * @example
 * const purchases = { weights: [1, 2], prices: [100, 80], notices: [] };
 * dcaPlan({ mode: 'direct', budget: 300, firstPrice: 100, ...purchases }).averagePrice // '600/7'
 */
export function dcaPlan(input: DcaInput): DcaPlan {
  const { firstPrice, weights } = input;
  const budget = exact(input.budget);
  const count = input.mode === 'direct' ? weights.length : input.purchases;
  const prices = pricesOf(input);
  const indexes = Array.from({ length: count }, (_, index) => index);
  const rowWeights = indexes.map((index) => entryAt(weights, index, EQUAL_WEIGHT));
  const totalWeight = sumExact(rowWeights);
  const rows = rowWeights.map((weight, index): DcaRow => {
    const share = weight.div(totalWeight);
    const price = entryAt(prices, index, firstPrice);
    const amount = budget.mul(share);
    return { price, sharePercent: share.mul(100), amount, quantity: amount.div(price) };
  });
  const totalQuantity = sumExact(rows.map(({ quantity }) => quantity));
  return {
    rows,
    budget,
    totalQuantity,
    averagePrice: budget.div(totalQuantity),
    notices: [
      ...input.notices,
      ...rowNotices(count, weights.length, prices.length),
      ...firstPriceNotice(rows, firstPrice),
    ],
  };
}

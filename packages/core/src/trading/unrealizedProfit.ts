import { type Amount, type Exact, exactFields } from '../exact/index.ts';

/** Numbers above 0 (see `parseProfitForm`). */
export type UnrealizedProfitInput = {
  readonly entryPrice: Amount;
  readonly currentPrice: Amount;
  readonly quantity: Amount;
};

/** What a position cost, what it is worth, and the difference in money and percent. */
export type UnrealizedProfit = {
  /** Entry price × quantity. */
  readonly cost: Exact;
  /** Current price × quantity. */
  readonly value: Exact;
  /** Below 0 for a loss. */
  readonly profit: Exact;
  /** Profit in percent of the cost. */
  readonly ratePercent: Exact;
};

/** Decimal places of every rate in the calculators. */
export const RATE_PLACES = 2;

/**
 * The profit or loss of a holding so far: (current − entry) × quantity, and in percent of the cost. Without fees.
 *
 * Exact; nothing is rounded here.
 *
 * @example
 * unrealizedProfit({ entryPrice: 100, currentPrice: 120, quantity: 2 })
 * // { cost: 200, value: 240, profit: 40, ratePercent: 20 }
 */
export function unrealizedProfit(input: UnrealizedProfitInput): UnrealizedProfit {
  const { entryPrice, currentPrice, quantity } = exactFields(input);
  const cost = entryPrice.mul(quantity);
  const value = currentPrice.mul(quantity);
  const profit = value.sub(cost);
  return { cost, value, profit, ratePercent: profit.div(cost).mul(100) };
}

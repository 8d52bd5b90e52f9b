/** Digits after the point for prices and amounts of a size: what is small needs more of them. */
const FINE: readonly (readonly [from: number, digits: number])[] = [
  [1000, 2],
  [1, 4],
  [0, 8],
];

/**
 * A price or an amount of coins as markets write it: grouped, without needless zeros.
 *
 * @example formatMarket(116420.1) // '116,420.1'
 * @example formatMarket(0.00001234) // '0.00001234'
 */
export function formatMarket(value: number): string {
  const digits = FINE.find(([from]) => Math.abs(value) >= from)?.[1] ?? 0;
  return value.toLocaleString('en-US', { maximumFractionDigits: digits });
}

import type { Exact } from '../exact/index.ts';

/** Digits that a number below 1 keeps behind its leading zeros, unless told. */
export const KEPT_DIGITS = 4;

/**
 * How many decimal places a price or a quantity has to be shown with: `least`, and more for a number so small that too
 * little, or nothing at all, would be left of it.
 *
 * @param least 0 or more; enough for every number from 1 on
 * @param kept 1 or more digits behind the leading zeros; with 1 no number is ever shown as 0
 * @example placesFor(new Fraction('0.00001234'), 2) // 8
 */
export function placesFor(value: Exact, least: number, kept = KEPT_DIGITS): number {
  if (value.n === 0n) return least;
  let zeros = -1;
  for (let digits = value.n; digits < value.d; digits *= 10n) zeros += 1;
  return zeros < 0 ? least : Math.max(least, zeros + kept);
}

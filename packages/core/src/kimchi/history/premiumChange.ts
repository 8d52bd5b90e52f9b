/** If the history begins after this share of the span, the premium at the start of the span is not known. */
const MAX_LATE_SHARE = 0.1;

/**
 * How many percentage points the premium rose or fell over a span, from the displayed figures with two decimals.
 *
 * @param history oldest first, timestamps in milliseconds; the last point is current
 * @param spanMs how far back to compare, in milliseconds
 * @returns percentage points; `undefined` where the history does not reach back that far
 * @example premiumChange([{ timestamp: 0, value: 3.541 }, { timestamp: 3_600_000, value: 1.54 }], 3_600_000) // -2
 */
export function premiumChange(
  history: readonly { readonly timestamp: number; readonly value: number }[],
  spanMs: number,
): number | undefined {
  const [first, last] = [history[0], history.at(-1)];
  if (first === undefined || last === undefined || first === last) return undefined;
  if (first.timestamp - (last.timestamp - spanMs) > spanMs * MAX_LATE_SHARE) return undefined;
  const change = Math.round(last.value * 100) - Math.round(first.value * 100);
  return change === 0 ? 0 : change / 100;
}

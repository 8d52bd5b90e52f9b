/** A price that changes by more than this between two readings needs a second source. */
export const MAX_PRICE_CHANGE = 0.3;
/** An official exchange rate that changes by more than this must be read twice. */
export const MAX_RATE_CHANGE = 0.005;

/**
 * Whether a new reading is plausible without confirmation: both are positive and finite, and the relative change is
 * at most `limit`. Without an old reading, any positive number is plausible.
 *
 * @example
 * isPlausibleChange(70_000, 71_000, MAX_PRICE_CHANGE) // true
 * isPlausibleChange(70_000, 7000, MAX_PRICE_CHANGE) // false
 */
export function isPlausibleChange(before: number | undefined, now: number, limit: number): boolean {
  if (!Number.isFinite(now) || now <= 0) return false;
  return before === undefined || Math.abs(now - before) <= before * limit;
}

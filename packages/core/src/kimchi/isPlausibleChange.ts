/** A price that moves by more than this between two readings needs a second witness. */
export const MAX_PRICE_CHANGE = 0.3;
/** An official exchange rate that moves by more than this needs to be read twice. */
export const MAX_RATE_CHANGE = 0.005;

/**
 * Whether a new reading may follow an old one without being confirmed: both positive and finite, and the new one off by
 * at most `limit` as a share of the old. Without an old one, any positive number may.
 */
export function isPlausibleChange(before: number | undefined, now: number, limit: number): boolean {
  if (!Number.isFinite(now) || now <= 0) return false;
  return before === undefined || Math.abs(now - before) <= before * limit;
}

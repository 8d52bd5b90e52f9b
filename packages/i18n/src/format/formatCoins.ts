import { numberFormatter } from './numberFormatter.ts';

const MAX_PLACES = 4;
const MAX_DIGITS = 4;
const formatLarge = numberFormatter({ maximumFractionDigits: MAX_PLACES });
const formatSmall = numberFormatter({ maximumSignificantDigits: MAX_DIGITS });

/**
 * An amount of coins, digits grouped, as fine as a reader needs.
 *
 * @example formatCoins(30724.5) // '30,724.5'
 */
export function formatCoins(amount: number): string {
  return Math.abs(amount) < 1 ? formatSmall(amount) : formatLarge(amount);
}

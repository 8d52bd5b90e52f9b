const MAX_PLACES = 4;
const MAX_DIGITS = 4;

/** An amount of coins, digits grouped, as fine as a reader needs. @example formatCoins(30724.5) // '30,724.5' */
export function formatCoins(amount: number): string {
  const digits =
    Math.abs(amount) < 1 ? { maximumSignificantDigits: MAX_DIGITS } : { maximumFractionDigits: MAX_PLACES };
  return amount.toLocaleString('en-US', digits);
}

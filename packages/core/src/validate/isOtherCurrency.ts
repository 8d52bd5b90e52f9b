/** The codes of currencies other than won, stablecoins included, for an expression that ignores case. */
export const CURRENCY_CODES = '(?:fd|b|t)usd|usd[tc]?|eur|jpy|gbp|cny';
/** Their names in words. */
export const CURRENCY_NAMES = 'dollars?|달러|불|유로|엔|위안';
const OTHER_CURRENCY = new RegExp(String.raw`^(?:(?:us)?\$|[€¥£]|${CURRENCY_CODES}|${CURRENCY_NAMES})$`, 'iu');

/**
 * Whether the mark of an amount, as in the facts of `number.wrongUnit`, is that of a currency other than won; tether,
 * USD Coin and the like count as dollars.
 *
 * @example isOtherCurrency('달러') // true
 */
export function isOtherCurrency(mark: string): boolean {
  return OTHER_CURRENCY.test(mark);
}

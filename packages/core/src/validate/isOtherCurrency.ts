/**
 * The codes of currencies other than won, stablecoins included, for an expression that ignores case. The rarer ones are
 * words of their own, since a name may end with them: XCAD.
 */
export const CURRENCY_CODES = [
  '(?:fd|b|t)usd|usd[tc]?|eur|jpy|gbp|cny',
  String.raw`(?<!\p{L})(?:aed|aud|brl|cad|chf|cnh|czk|dkk|hkd|huf|idr|ils|inr|mxn|myr|nok|nzd|php|pln|rmb|rub)`,
  String.raw`(?<!\p{L})(?:sar|sek|sgd|thb|try|twd|vnd|zar)`,
].join('|');
/** What the sign of a dollar may have before it, in lowercase: US$, A$, R$. */
export const DOLLAR_PREFIX = 'us|au|ca|hk|mx|nt|nz|[acrs]';
/** The signs of other currencies than dollars. */
export const CURRENCY_SIGNS = '€¥£₹₽₺₫₱฿';
/** Their names in words. */
export const CURRENCY_NAMES = 'dollars?|달러|불|유로|엔|위안';
const OTHER_CURRENCY = new RegExp(
  String.raw`^(?:(?:${DOLLAR_PREFIX})?\$|[${CURRENCY_SIGNS}]|${CURRENCY_CODES}|${CURRENCY_NAMES})$`,
  'iu',
);

/**
 * Whether the mark of an amount, as in the facts of `number.wrongUnit`, is that of a currency other than won; tether,
 * USD Coin and the like count as dollars.
 *
 * @example isOtherCurrency('달러') // true
 */
export function isOtherCurrency(mark: string): boolean {
  return OTHER_CURRENCY.test(mark);
}

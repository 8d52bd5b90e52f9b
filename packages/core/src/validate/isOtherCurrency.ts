const OTHER_CURRENCY = /^(?:(?:us)?\$|usd[tc]?|dollars?|달러|불|[€¥£]|eur|jpy|gbp|cny|엔|유로|위안)$/iu;

/**
 * Whether the mark of an amount, as in the facts of `number.wrongUnit`, is that of a currency other than won; tether
 * and USD Coin count as dollars.
 *
 * @example isOtherCurrency('달러') // true
 */
export function isOtherCurrency(mark: string): boolean {
  return OTHER_CURRENCY.test(mark);
}

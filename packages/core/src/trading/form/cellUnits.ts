/** Money, by its sign or the name of its currency. */
export const MONEY = /\p{Sc}|(?:원|krw|(?:fd|b|t)usd|usd[tc]?|eur|jpy)$/iu;

/** An amount of money as a plain number. */
export function withoutCurrency(amount: string): string {
  return amount.replace(MONEY, '').trim();
}

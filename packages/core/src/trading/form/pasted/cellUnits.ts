import { CURRENCY_CODES, CURRENCY_NAMES } from '../../../validate/isOtherCurrency.ts';

/** Money, by its sign or the name of its currency. */
export const MONEY = new RegExp(String.raw`\p{Sc}|(?:원|krw|won|${CURRENCY_CODES}|${CURRENCY_NAMES})$`, 'iu');

/** An amount of money as a plain number. */
export function withoutCurrency(amount: string): string {
  return amount.replace(MONEY, '').trim();
}

/** Money in won. */
export const WON = /^₩|(?:원|krw|won)$/iu;

/** A currency other than won in the name of a column: 가격(달러), Price (USD), 평단($). */
const STATED = new RegExp(String.raw`[$€¥£]|(?<!\p{L})(?:${CURRENCY_CODES}|${CURRENCY_NAMES})(?!\p{L})`, 'iu');

/** An amount of money with the currency that only the name of its column states. */
export function withStatedCurrency(amount: string, name: string): string {
  const [currency = ''] = STATED.exec(name) ?? [];
  if (MONEY.test(amount)) return amount;
  return /^\p{Sc}/u.test(currency) ? `${currency}${amount.trim()}` : `${amount.trim()}${currency}`;
}

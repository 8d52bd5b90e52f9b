import { CURRENCY_CODES, CURRENCY_NAMES } from '../../../validate/isOtherCurrency.ts';

/** Money, by its sign or the name of its currency. */
export const MONEY = new RegExp(String.raw`\p{Sc}|(?:원|krw|won|${CURRENCY_CODES}|${CURRENCY_NAMES})$`, 'iu');

/** An amount of money as a plain number. */
export function withoutCurrency(amount: string): string {
  return amount.replace(MONEY, '').trim();
}

/** Money in won. */
export const WON = /^₩|(?:원|krw|won)$/iu;

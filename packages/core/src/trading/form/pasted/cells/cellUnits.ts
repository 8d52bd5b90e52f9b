import { CURRENCY_CODES, CURRENCY_NAMES, CURRENCY_SIGNS, DOLLAR_PREFIX } from '../../../../validate/isOtherCurrency.ts';

/** Money, by its sign or the name of its currency. */
export const MONEY = new RegExp(
  String.raw`(?:(?<!\p{L})(?:${DOLLAR_PREFIX})(?=\$))?\p{Sc}|(?:원|krw|won|${CURRENCY_CODES}|${CURRENCY_NAMES})$`,
  'iu',
);

/** The name of a coin after a number. */
export const COIN = /(?<![a-z])[a-z]{2,10}$/iu;

/** A code before an amount: USD 100, -USD 100. */
const CODE_BEFORE = new RegExp(
  String.raw`^\s*([-\u2212]?)(krw|${CURRENCY_CODES})\s?(-?[\p{Nd}][\p{Nd}.,]*(?:e[+-]?\p{Nd}+)?)\s*$`,
  'iu',
);
/** Rupees; without the point, RS is also the code of a stock. */
const RUPEES_BEFORE = /^\s*([-\u2212]?)Rs\.\s?(?=\p{Nd}[\p{Nd}.,]*\s*$)/iu;

/** An amount with the code of its currency behind it, as other units are, or rupees by their sign: 100 USD, ₹1,500. */
export function withCurrencyBehind(cell: string): string {
  return cell.replace(CODE_BEFORE, '$1$3 $2').replace(RUPEES_BEFORE, '$1₹');
}

/** An amount of money as a plain number. */
export function withoutCurrency(amount: string): string {
  return amount.replace(MONEY, '').trim();
}

/** Money in won. */
export const WON = /^₩|(?:원|krw|won)$/iu;

const CURRENCY = String.raw`(?:[$${CURRENCY_SIGNS}]|(?:${CURRENCY_CODES}|${CURRENCY_NAMES})(?!\p{L}))`;
/** In brackets: Price (US$). */
const BRACKETED = String.raw`(?<=[([（]\s?(?:${DOLLAR_PREFIX})?)${CURRENCY}(?=\s?[)\]）])`;
/** The currency of a column by its name: 가격(달러), Price in USD, 평단 $. Elsewhere it may be what was bought: USDT 가격. */
const STATED = new RegExp(
  String.raw`${BRACKETED}|(?<=(?<!\p{L})in\s)${CURRENCY}|(?:(?=\p{Sc})|(?<!\p{L}))${CURRENCY}$`,
  'iu',
);
/** Won in the name of a column: 달러 단가(원), USDT/KRW 체결가. */
const STATED_WON = /₩|krw|(?<!\p{L})(?:원화?|won)(?!\p{L})/iu;
/** A number without any unit. */
const BARE = /^[\p{Nd}.,\s십백천만억조]+(?:e[+-]?\p{Nd}+\s*)?$/iu;

/** A bare amount of money with the currency that only the name of its column states. */
export function withStatedCurrency(amount: string, name: string): string {
  const [currency] = STATED.exec(name.trim()) ?? [];
  if (currency === undefined || STATED_WON.test(name) || !BARE.test(amount)) return amount;
  return /^\p{Sc}/u.test(currency) ? `${currency}${amount.trim()}` : `${amount.trim()}${currency}`;
}

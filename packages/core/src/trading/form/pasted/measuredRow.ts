import { CURRENCY_NAMES } from '../../../validate/isOtherCurrency.ts';

/** Digits with the Korean factors between and after them. */
const FIGURE = String.raw`\p{Nd}[\p{Nd}.,십백천만억조]*(?![\p{Nd}.,십백천만억조])`;
const MEASURED = String.raw`(?:\p{Sc}\s?)?${FIGURE}(?:\s?(?:원|주|개|좌|${CURRENCY_NAMES}|(?!at\s)[a-z]{2,10}))?[에씩]?`;
/** Two numbers in one line with their units: 60,500원 × 10주. */
const MEASURED_PAIR = new RegExp(
  String.raw`^(${MEASURED})\s{0,3}(?:(?:[/@*x×→,\-–—]|at\s)\s{0,3})?(${MEASURED})$`,
  'iu',
);

/**
 * Two numbers with their units in one line, as the cells of a row: `60,500원\t10주`. Undefined for every other text.
 *
 * @example measuredRow('0.5 BTC @ 132,450,000원') // '0.5 BTC\t132,450,000원'
 */
export function measuredRow(text: string): string | undefined {
  const [, first, second] = MEASURED_PAIR.exec(text.trim()) ?? [];
  return first === undefined ? undefined : `${first}\t${second}`;
}

import { CURRENCY_CODES, CURRENCY_NAMES } from '../../../../validate/isOtherCurrency.ts';

/** Where a list is pasted: into a price, or into a quantity or an amount. */
export type ListPlace = 'price' | 'size';

/** Dots between groups of digits and a comma after them, as in German: 60.500,25. */
const GROUPED_BY_DOTS = /^[^\d.,]*[1-9]\d{0,2}(?:\.\d{3})+,\d+[^\d.,]*$/u;
/** One comma, after an integer. */
const ONE_COMMA = /^[^\d.,]*\d+,\d+[^\d.,]*$/u;
/** At most two digits after the comma, as in prices, and no unit of a quantity. */
const PRICE_DECIMALS = new RegExp(
  String.raw`^[^\p{L}\d.,]*\d+,\d{1,2}(?: ?(?:\p{Sc}|원|krw|${CURRENCY_CODES}|${CURRENCY_NAMES}))?$`,
  'iu',
);
/** A percentage with a decimal comma. The first number is too small to be a price beside a percentage: 12,5%. */
const PERCENT_DECIMALS = /^\d{1,2},\d{1,2} ?[%％]$/u;

/**
 * Whether the commas of lines without a heading may be decimal ones, so that the lines are not a table of two columns:
 * `60.500,25` in any line; one or two digits after the comma of every line; in the list of a quantity any digits.
 */
export function mayHaveDecimalCommas(lines: readonly string[], place: ListPlace): boolean {
  const trimmed = lines.map((line) => line.trim());
  if (trimmed.some((line) => GROUPED_BY_DOTS.test(line))) return true;
  if (place === 'size') return trimmed.every((line) => ONE_COMMA.test(line));
  return trimmed.every((line) => PRICE_DECIMALS.test(line)) || trimmed.every((line) => PERCENT_DECIMALS.test(line));
}

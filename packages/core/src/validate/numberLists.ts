import type { Exact } from '../exact/index.ts';
import type { ReadNumber } from './calculation.ts';

/** Between the ends of a range. */
const BETWEEN = / ?(?:[-~–—〜]| to |부터|에서) ?/u;
/** Between bare numbers. */
const LISTED = /,?[\s;]+/u;
/** Between amounts, which may contain blanks: 3천 5백만원; 2백만원. */
const PARTED = /[;\t\r\n]+|, /u;
/** After a unit, where an amount ends. */
const AFTER_UNIT = /(?<=[^\d십백천만억조\s]) /u;
const BLANK = / +/u;

const NUMBER = /^[₩$]?(?!0\d)\d/u;
/** Without a factor: in 300 400만 the first value may be 300만. */
const BARE = /^[₩$]?(?!0\d)[\d.,]+[^\d십백천만억조kmb]{0,4}$/iu;
/** Nothing was left out, and it does not continue in the next one, as 3천 does in 3천 5백만. */
const WHOLE = /^[₩$]?(?!0\d)\d.{0,40}(?:[만억조]|[^\d십백천만억조])$/u;
/** A factor of the second end, which the first one may share. */
const SHARED = /^[\d,.]+ ?(?<factor>[십백천만억조]+)/u;
const DIGITS = /^[\d,.]+$/u;

/** The values of all parts; empty where one of them is no number of that form. */
function valuesOf(parts: readonly string[], form: RegExp, read: ReadNumber): readonly Exact[] {
  const values = parts.map((part) => (form.test(part) ? read(part) : undefined));
  return values.every((value) => value !== undefined) ? values : [];
}

/** The values of a part between two units: one amount, or several that are whole. */
function amountsOf(part: string, read: ReadNumber): readonly Exact[] {
  const amounts = valuesOf([part], WHOLE, read);
  return amounts.length > 0 ? amounts : valuesOf(part.split(BLANK), WHOLE, read);
}

/**
 * Both ends of a range, the lower one first; empty for another text. `300~400만` is from 300만.
 *
 * @example rangeEnds('250만~300만', read) // [2500000, 3000000]
 */
export function rangeEnds(text: string, read: ReadNumber): readonly Exact[] {
  const [from = '', to = '', ...more] = text.split(BETWEEN);
  const factor = DIGITS.test(from) ? (SHARED.exec(to)?.groups?.['factor'] ?? '') : '';
  const [low, high] = valuesOf([from + factor, to], NUMBER, read);
  return low && high && more.length === 0 && low.compare(high) < 0 ? [low, high] : [];
}

/**
 * The values of a list; empty for another text, and where it is not clear where an amount ends, as in `3억 5천 2억`.
 *
 * @example listedValues('3천 5백만원 2백만원', read) // [35000000, 2000000]
 */
export function listedValues(text: string, read: ReadNumber): readonly Exact[] {
  const bare = valuesOf(text.split(LISTED), BARE, read);
  if (bare.length > 0) return bare;
  const parts = text.split(PARTED).flatMap((part) => part.trim().split(AFTER_UNIT));
  const amounts = parts.map((part) => amountsOf(part, read));
  return amounts.every((values) => values.length > 0) ? amounts.flat() : [];
}

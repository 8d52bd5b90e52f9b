import type { Exact } from '../../exact/index.ts';
import type { ReadNumber } from './calculation.ts';

/** Between the ends of a range, in plain characters. */
export const BETWEEN = / ?(?:[-~]| to |부터|에서) ?/u;
/** Between bare numbers. */
const LISTED = /,?[\s;]+/u;
/** Between amounts, which may contain blanks: 3천 5백만원; 2백만원. */
const PARTED = /[;\t\r\n]+|, /u;
/** After a unit, where an amount ends. */
const AFTER_UNIT = /(?<=[^\d십백천만억조\s]) /u;
const BLANK = / +/u;

const NUMBER = /^[₩$]?(?!0\d)\d/u;
/** A number without a factor, which is ambiguous before another number: in 300 400만, the first value may be 300만. */
const BARE = /^[₩$]?(?!0\d)[\d.,]+(?:[^\d.,십백천만억조kmb][^\d십백천만억조kmb]{0,3})?$/iu;
/** An amount that ends with a large factor or a unit, so it is complete, unlike 3천 in 3천 5백만. */
const WHOLE = /^[₩$]?(?!0\d)\d.{0,40}(?:[만억조]|[^\d십백천만억조])$/u;
/** A factor of the second end that applies to the first end as well: 300~400만. */
const SHARED = /^[₩$]?[\d,.]+ ?(?<factor>[십백천만억조]+)/u;
/** An English factor of the second end. It may apply to that end alone: 900,000-1 million. */
const SHARED_ENGLISH = /^[₩$]?[\d,.]+(?<factor> ?(?:thousand|million|billion|[kmb])(?![a-z]))/iu;
const DIGITS = /^[₩$]?[\d,.]+$/u;
/**
 * A first end such as 4천 may share the last large factor of the second end: 4천~5천만. The small factor of the second
 * end is optional: 5천만 has 천, 1억 has none.
 */
const SMALL_END = /[십백천]$/u;
const LARGE = /(?<small>[십백천]?)(?<factor>[만억조])[^만억조]*$/u;
const BELOW: Readonly<Record<string, string>> = { 만: '', 억: '만', 조: '억' };

/** The values of all parts; empty where one of them is not a number of that form. */
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
 * The full forms that the first end of a range may have, the most likely first: in `4천~5천만`, `4천` is 4천만. In `5천~1억`,
 * `5천` is 5천만, because 5천억 would be above the second end.
 */
function firstEnds(from: string, to: string): readonly string[] {
  const english = DIGITS.test(from) ? SHARED_ENGLISH.exec(to)?.groups?.['factor'] : undefined;
  if (english !== undefined) return [from + english, from];
  if (DIGITS.test(from)) return [from + (SHARED.exec(to)?.groups?.['factor'] ?? '')];
  const { small, factor = '' } = (SMALL_END.test(from) ? LARGE.exec(to)?.groups : undefined) ?? {};
  const below = small === '' ? BELOW[factor] : undefined;
  return below === undefined ? [from + factor] : [from + factor, from + below];
}

/**
 * Both ends of a range, the lower one first; empty for another text. `300~400만` is from 300만, and `4천~5천만` from
 * 4천만; `35-40 million` is from 35 million.
 *
 * @example rangeEnds('250만~300만', read) // [2500000, 3000000]
 */
export function rangeEnds(text: string, read: ReadNumber): readonly Exact[] {
  const [from = '', to = '', ...more] = text.split(BETWEEN);
  if (more.length > 0) return [];
  const ranges = firstEnds(from, to).map((first) => valuesOf([first, to], NUMBER, read));
  return ranges.find(([low, high]) => low && high && low.compare(high) < 0) ?? [];
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

import type { Exact } from '../../exact/index.ts';
import type { NumberUnit } from '../numbers/numberUnits.ts';
import { plainCharacters } from '../plainCharacters.ts';
import { MAX_CALCULATION_UNITS, type ReadNumber } from './calculation.ts';
import { listedValues, rangeEnds } from './numberLists.ts';
import { spellLetters } from './spellLetters.ts';
import { RATE_BEHIND, VAT_NAMES } from './vatNames.ts';
import { writtenZeros } from './writtenZeros.ts';

/** Whether an amount includes the tax: 부가세 포함, VAT 10% 별도. */
const TAX_TERM = `${VAT_NAMES}${RATE_BEHIND} ?(?:[미불]?포함|별도|제외)`;
/** Words and marks around a number that change nothing about its digits: 약 300만, ~300, "300". */
const BEFORE = new RegExp(
  String.raw`^(?:약|대략|최대|최소|총액|총|공급 ?대가|견적 ?(?:가격?|금액)|합계|합|공급가액?|(?:청구|결제|입금|지급|매출|거래|계약) ?금?액|금액|세전|gross|${TAX_TERM}|about|around|approx\.?|ca\.|total|[~≈≒±<>≤≥="'“”‘’[\]{}:\\\s])`,
  'iu',
);
const AFTER = new RegExp(
  String.raw`(?:\([^()\d]*(?:포함|별도|제외|세전|gross)\)|\(?${TAX_TERM}\)?|\+ ?${VAT_NAMES}${RATE_BEHIND}|정도|수준|쯤|(?:입니다|이에요|예요)\.?|가량|내외|이내|이상|이하|미만|초과|까지|부터|남짓|씩|대|each|total|(?<=[^\d\s.,])[.,。]|\p{Extended_Pictographic}\ufe0f?|[~<>≤≥+↑↓"'“”‘’[\]{}!?\s])$`,
  'iu',
);

/** An amount with the mark against added digits on receipts: ₩1,000- and 1,000.-. Not 1000-, which may be negative. */
const CLOSED = /^(?<amount>(?:krw ?|[₩\\])[\d,]+|(?:krw ?|[₩\\])?[\d,]*\d[.,])-$/iu;

/** An amount in words and in digits, as in contracts: 일금 삼백만원정(₩3,000,000). */
const TWICE = /^(?<first>[^()]+)\((?<second>[^()]+)\)$/u;

/** Thousands separated by spaces, with a decimal point or comma: 1 234 567,89. */
const SPACED = /^[1-9]\d{0,2}(?: \d{3})+(?:\.\d+|,\d{1,2})?(?=\D*$)/u;

/** Hundredths of a percent, in which fees and rates are quoted. */
const BASIS_POINTS = /^([\d.,]+) ?(?:bps?|basis points?|베이시스 ?포인트)$/iu;

/** Units of measurements, of which several values are neither added nor groups of digits of one number. */
const SINGLE: ReadonlySet<NumberUnit> = new Set(['percent', 'hours', 'days', 'cm', 'metre', 'mm', 'kg', 'degrees']);

const NOTHING = /^(?!)/u;
/** Words before and after numbers of some units: 하루 8시간, 5 days a week, 월 250만원. A W stands for ₩: W55,000. */
const OTHERS: { readonly [Unit in NumberUnit]?: readonly [before: RegExp, after: RegExp] } = {
  hours: [
    /^(?:(?:하루에?|매일|1?일) ?)?(?:(?:소정 ?)?(?:근로|근무) ?시간[ :]{0,3})?/u,
    / ?(?:근무|\/ ?(?:일|day)|(?:a|per) day|,? ?\(?1?주 ?\d\d ?시간\)?)$/iu,
  ],
  won: [/^w(?=\d)/iu, NOTHING],
  cash: [/^(?:매?월 ?|w(?=\d))/iu, NOTHING],
  days: [/^(?:일주일에?|매주) ?/u, / ?(?:근무|제|\/ ?(?:주|week)|(?:a|per) week)$/iu],
};

/** Basis points in a percent field as percent. */
function basisPoints(bare: string, read: ReadNumber, unit: NumberUnit | undefined): Exact | undefined {
  const [, points] = (unit === 'percent' && BASIS_POINTS.exec(bare)) || [];
  return points === undefined ? undefined : read(points)?.div(100);
}

/** Removes the words and marks at both ends of a text, repeatedly. */
function withoutEnds(text: string): string {
  const rest = [BEFORE, AFTER].reduce((inner, end) => inner.replace(end, ''), text);
  return rest === text ? text : withoutEnds(rest);
}

/** One number without the words and marks around it. */
function bareNumber(plain: string, unit: NumberUnit | undefined): string {
  const [before = NOTHING, after = NOTHING] = (unit && OTHERS[unit]) ?? [];
  return withoutEnds(plain.replace(CLOSED, '$<amount>')).replace(before, '').replace(after, '');
}

/** The number of a text that has it twice. */
function twiceRead(plain: string, read: ReadNumber, unit: NumberUnit | undefined): Exact | undefined {
  const { first, second } = TWICE.exec(plain)?.groups ?? {};
  if (first === undefined || second === undefined) return undefined;
  const [value, again] = [first, second].map((part) => read(bareNumber(part, unit)));
  return value && again?.equals(value) ? value : undefined;
}

/** Thousands separated by spaces as one number. */
function joined(text: string): string {
  return text.replace(SPACED, (digits) => digits.replaceAll(' ', '').replace(',', '.'));
}

/** Both ends of a range, both values of a list of two, and the sum of a list; empty for anything else. */
function rangeOrListReadings(text: string, read: ReadNumber, unit: NumberUnit | undefined): readonly Exact[] {
  const ends = rangeEnds(text, read);
  const [first, ...others] = ends.length > 0 || (unit && SINGLE.has(unit)) ? [] : listedValues(text, read);
  if (first === undefined || others.length === 0) return ends;
  const sum = others.reduce((total, value) => total.add(value), first);
  return others.length === 1 ? [first, ...others, sum] : [sum];
}

/**
 * The numbers that a rejected text may mean, the most likely first; to be offered, never taken without asking. Empty
 * where nothing is likely.
 *
 * - A number with words or marks around it: `약 300만원`, `5만원대`, `55,000원입니다`, `"300"`.
 * - Spaces between thousands or beside their marks: `1 234 567,89`, `1, 234`.
 * - Letters for thousands, millions and billions: `30k`.
 * - Zeros that are counted: `0.0₅1234`, `0.0{5}1234`.
 * - Basis points in a percent field: `5bps`.
 * - A number in words and again in digits: `일금 삼백만원정(₩3,000,000)`.
 * - Both values of a range or of a list of two: `300~400만원`.
 * - The sum of a list: `1,000 2,000 3,000`, as a column of a table becomes when it is pasted. Amounts with spaces are
 *   separated only where each of them ends: `3천 5백만원 2백만원`. Hours, days, lengths, weights and percentages have none.
 *
 * A number in another unit has no reading: dollars are not won. Neither has an amount after tax (세후), which is
 * another amount. {@link calculation} reads sums and products.
 *
 * @param read parses one number of the field's unit. It may accept more than the field does, such as an exponent, which
 *   is then a reading, too.
 * @param unit the unit of the field, where it has one
 * @example numberReadings('약 300', exact).map(String) // ['300']
 */
export function numberReadings(text: string, read: ReadNumber, unit?: NumberUnit): readonly Exact[] {
  const plain = writtenZeros(plainCharacters(text));
  if (plain.length > MAX_CALCULATION_UNITS) return [];
  const twice = twiceRead(plain, read, unit);
  if (twice) return [twice];
  const inside = bareNumber(plain, unit);
  const bare = inside.replace(/ ?([.,]) ?/gu, '$1');
  const single = read(bare) ?? read(spellLetters(bare)) ?? basisPoints(bare, read, unit);
  const grouped = unit && SINGLE.has(unit) ? undefined : read(joined(bare));
  const found = single === undefined ? [grouped ?? [], ...rangeOrListReadings(inside, read, unit)].flat() : [single];
  return [...new Map(found.map((value) => [value.toString(), value])).values()];
}

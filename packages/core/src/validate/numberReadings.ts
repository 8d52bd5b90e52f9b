import type { Exact } from '../exact/index.ts';
import { MAX_LENGTH, type ReadNumber } from './calculation.ts';
import { plainCharacters } from './plainCharacters.ts';
import { spellLetters } from './spellLetters.ts';

/** Words and marks around a number that change nothing about its digits: 약 300만, ~300, "300". */
const BEFORE =
  /^(?:약|대략|최대|최소|총|합계|합|공급가액?|금액|세전|세후|(?:부가세|vat) ?(?:포함|별도|제외)|about|around|approx\.?|ca\.|total|[~≈≒±<>≤≥="'“”‘’[\]{}:\s])/iu;
const AFTER =
  /(?:\([^()\d]*(?:포함|별도|제외|세전|세후)\)|(?:부가세|vat) ?(?:포함|별도|제외)|정도|쯤|가량|내외|이내|이상|이하|미만|초과|까지|부터|남짓|씩|대|each|total|[~<>≤≥+↑↓"'“”‘’[\]{}!?\s])$/iu;

/** Thousands separated by spaces, with a decimal point or comma: 1 234 567,89. */
const SPACED = /^[1-9]\d{0,2}(?: \d{3})+(?:\.\d+|,\d{1,2})?(?=\D*$)/u;

/** Between the values of a list, and between the ends of a range. */
const LISTED = /,?[\s;]+/u;
const BETWEEN = /[-\s;~–]+/u;
/** Without a factor: in 300~400만 the first value may be 300만. */
const LISTED_NUMBER = /^(?!0\d)[\d.,]+[^\d십백천만억조kmb]{0,4}$/iu;
/** With a factor or unit of its own, as every value of 1,000원 2만원. */
const MEASURED_NUMBER = /^(?!0\d)\d.{1,40}(?<!\d)$/u;

/** The text without all that matches at one end, as often as it does. */
function without(end: RegExp, text: string): string {
  const rest = text.replace(end, '');
  return rest === text ? text : without(end, rest);
}

/** Thousands separated by spaces as one number. */
function joined(text: string): string {
  return text.replace(SPACED, (digits) => digits.replaceAll(' ', '').replace(',', '.'));
}

/** The values between the separators; empty where one of them is no number of that form. */
function valuesOf(text: string, separator: RegExp, form: RegExp, read: ReadNumber): readonly Exact[] {
  const values = text.split(separator).map((value) => (form.test(value) ? read(value) : undefined));
  return values.every((value) => value !== undefined) ? values : [];
}

/** Both values of a range or of a list of two, and the sum of a list; empty for anything else. */
function listReadings(text: string, read: ReadNumber): readonly Exact[] {
  const ends = valuesOf(text, BETWEEN, LISTED_NUMBER, read);
  const bare = valuesOf(text, LISTED, LISTED_NUMBER, read);
  const [first, ...others] = bare.length > 0 ? bare : valuesOf(text, LISTED, MEASURED_NUMBER, read);
  const sum = first && others.length > 0 ? others.reduce((total, value) => total.add(value), first) : [];
  return [ends.length === 2 ? ends : [], sum].flat();
}

/**
 * The numbers that a rejected text may mean, the most likely first; to be offered, never taken without asking. Empty
 * where nothing is likely.
 *
 * - A number with words or marks around it: `약 300만원`, `5만원대`, `"300"`.
 * - Spaces between thousands or beside their marks: `1 234 567,89`, `1, 234`.
 * - Letters for thousands, millions and billions: `30k`.
 * - Both values of a range or of a list of two: `300~400`.
 * - The sum of a list: `1,000 2,000 3,000`, as a column of a table becomes when it is pasted.
 *
 * A number in another unit has no reading: dollars are not won. {@link calculation} reads sums and products.
 *
 * @param read parses one number of the field's unit. It may accept more than the field does, such as an exponent, which
 *   is then a reading, too.
 * @example numberReadings('약 300', exact).map(String) // ['300']
 */
export function numberReadings(text: string, read: ReadNumber): readonly Exact[] {
  const plain = plainCharacters(text);
  if (plain.length > MAX_LENGTH) return [];
  const inside = without(AFTER, without(BEFORE, plain));
  const bare = inside.replace(/ ?([.,]) ?/gu, '$1');
  const single = read(bare) ?? read(spellLetters(bare));
  const found = single === undefined ? [read(joined(bare)) ?? [], ...listReadings(inside, read)].flat() : [single];
  return [...new Map(found.map((value) => [value.toString(), value])).values()];
}

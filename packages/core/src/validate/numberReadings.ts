import type { Exact } from '../exact/index.ts';
import { MAX_LENGTH, type ReadNumber } from './calculation.ts';
import { plainCharacters } from './plainCharacters.ts';

/** Words and marks around a number that change nothing about its digits: 약 300만, ~300, "300". */
const BEFORE = /^(?:약|대략|최대|최소|총|합계|합|about|around|approx\.?|ca\.|total|[~≈≒±<>≤≥="'“”‘’[\]{}:\s])/iu;
const AFTER =
  /(?:\([^()\d]*(?:포함|별도|제외|세전|세후)\)|정도|쯤|가량|내외|이내|이상|이하|미만|초과|까지|부터|남짓|씩|대|each|total|[~<>≤≥+↑↓"'“”‘’[\]{}!?\s])$/iu;

/** Thousands separated by spaces, with a decimal point or comma: 1 234 567,89. */
const SPACED = /^[1-9]\d{0,2}(?: \d{3})+(?:\.\d+|,\d{1,2})?(?=\D*$)/u;

/** Between two values. */
const BETWEEN = /[-\s;~–]+/u;
/** Without a factor: in 300~400만 the first value may be 300만. */
const LISTED_NUMBER = /^(?!0\d)[\d.,]+[^\d십백천만억조kmb]{0,4}$/iu;

/** Letters that a field for won or a count accepts only as words. */
const LETTERS = [
  [/(?<=\d) ?k$/iu, ' thousand'],
  [/(?<=\d) ?m$/iu, ' million'],
  [/(?<=\d) ?b$/iu, ' billion'],
] as const;

/** The text without all that matches at one end, as often as it does. */
function without(end: RegExp, text: string): string {
  const rest = text.replace(end, '');
  return rest === text ? text : without(end, rest);
}

/** Thousands separated by spaces as one number. */
function joined(text: string): string {
  return text.replace(SPACED, (digits) => digits.replaceAll(' ', '').replace(',', '.'));
}

/** Both values of a range or of a list of two; empty for anything else. */
function bothValues(text: string, read: ReadNumber): readonly Exact[] {
  const values = text.split(BETWEEN).map((value) => (LISTED_NUMBER.test(value) ? read(value) : undefined));
  return values.length === 2 && values.every((value) => value !== undefined) ? values : [];
}

/**
 * The numbers that a rejected text may mean, the most likely first; to be offered, never taken without asking. Empty
 * where nothing is likely.
 *
 * - A number with words or marks around it: `약 300만원`, `5만원대`, `"300"`.
 * - Spaces between thousands or beside their marks: `1 234 567,89`, `1, 234`.
 * - Letters for thousands, millions and billions: `30k`.
 * - Both values of a range or a list: `300~400`.
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
  const bare = without(AFTER, without(BEFORE, plain)).replace(/ ?([.,]) ?/gu, '$1');
  const spelled = LETTERS.reduce((spelling, [letter, word]) => spelling.replace(letter, word), bare);
  const single = read(bare) ?? read(spelled);
  const found = single === undefined ? [read(joined(bare)) ?? [], ...bothValues(bare, read)].flat() : [single];
  return [...new Map(found.map((value) => [value.toString(), value])).values()];
}

/** Between two dates; a hyphen only with spaces, as it is also inside of a date. */
const BETWEEN = / ?(?:[~∼〜～→–—]|부터|에서|\bto\b|\buntil\b|\bthrough\b) ?| - /iu;
const UNTIL = / ?까지$/u;
/** Between two cells of a spreadsheet. */
const CELLS = /[\t\r\n]+/gu;
/** Before a second whole date: 2026-11-25 2026-11-27, 11/25/2026 11/27/2026. */
const BEFORE_DATE = /(?<=\d{4}) (?=\d{1,2}\/\d{1,2}\/\d{4}$)|(?<=[\d.일)]) (?=\d{4}(?: ?[-./년]|\d{4}$))/u;
/** Longer text is no range. */
const MAX_UNITS = 80;

/** The texts of the two dates of a range. */
export type RangeParts = {
  readonly first: string;
  readonly second: string;
  /** Only a hyphen without spaces is between them, as it may be inside of a date too: 12/5-12/8. */
  readonly isTight: boolean;
};

/** The halves of a text around its only hyphen, or around the one between two dates with as many hyphens. */
function aroundHyphen(plain: string): readonly string[] {
  const parts = plain.split('-');
  const half = parts.length / 2;
  return parts.length % 2 === 0 ? [parts.slice(0, half).join('-'), parts.slice(half).join('-')] : [];
}

/** Takes the texts of two dates apart; undefined for texts that are not two. */
export function rangeParts(text: string): RangeParts | undefined {
  if (text.length > MAX_UNITS) return undefined;
  const plain = text.trim().replace(CELLS, ' ~ ').replace(/\s+/gu, ' ').replace(UNTIL, '');
  const marked = [BETWEEN, BEFORE_DATE].map((mark) => plain.split(mark)).find((parts) => parts.length > 1);
  const [first, second, ...more] = marked ?? aroundHyphen(plain);
  return first && second && more.length === 0 ? { first, second, isTight: marked === undefined } : undefined;
}

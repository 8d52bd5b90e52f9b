import { plainLetters } from '../../../../validate/plainCharacters.ts';
import { toHalfWidth } from '../../../../validate/toHalfWidth.ts';
import { withoutQuoteMarks } from './withoutQuoteMarks.ts';

/** An apostrophe between thousands, as in Switzerland. */
const GROUPING_APOSTROPHE = /(?<=\d)['’](?=\d{3}(?!\d))/gu;
/** A number with blanks between thousands, alone in a cell: 1 097,72 €. Elsewhere it may part two numbers. */
const GROUPED_CELL =
  /(?<=(?:^|[\t;"])[-\u2212]?(?:\p{Sc} ?)?)\d{1,3}(?:[ \u00a0\u2009\u202f]\d{3})+(?=(?:[.,]\d+)?\s?(?:\p{Sc}|[A-Z]{3,4}|원)?(?:[\t;"\r]|$))/gmu;
/** A cell beside another one, unlike a mark at the end of a typed line: 10 500; */
const CELLS = /\t|; *[^\s;]/u;
const BLANKS = /\s/gu;

/**
 * A pasted table with half-width characters and without the marks of a quoted message and those between thousands that
 * are no commas or points.
 *
 * @example plainTable('단가\t수량\n６０，５００\t１０') // '단가\t수량\n60,500\t10'
 */
export function plainTable(text: string): string {
  const plain = withoutQuoteMarks(toHalfWidth(plainLetters(text))).replace(GROUPING_APOSTROPHE, '');
  const grouped = plain.match(GROUPED_CELL) ?? [];
  // The numbers of rows before prices: 1 500, 2 480.
  const areNumbered = grouped.length > 1 && grouped.every((number, index) => Number.parseInt(number, 10) === index + 1);
  return CELLS.test(plain) && !areNumbered
    ? plain.replace(GROUPED_CELL, (number) => number.replace(BLANKS, ''))
    : plain;
}

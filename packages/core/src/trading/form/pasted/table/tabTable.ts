import { amountPiece } from '../../lists/amountPiece.ts';
import { withoutListMarkers } from '../../lists/withoutListMarkers.ts';
import { DIGIT, LINE_END } from '../cells/tableMarks.ts';
import { columnKinds } from '../headings/columnKinds.ts';
import { csvTable } from './csvTable.ts';
import type { ListPlace } from './decimalCommas.ts';
import { withoutTotals } from './withoutTotals.ts';

/**
 * Two numbers with spaces or bars between, or a mark between spaces; 1. and 1회차 may be before them, and the sign of a
 * currency before the first one.
 */
const ROW =
  /^[\s|]*(?:\d{1,3}(?:[.)]|회차?|차) +)?(\p{Sc}?\d(?:[^\s|]*[^\s|.),;])?)[,;]?[\s|]+(?:[/@*x×→\-\u2013\u2014]\s+)?((?!0\d)\d[^\s|]*)[\s|]*$/iu;
const CURRENCY_SIGN = /\p{Sc}/u;
/** An empty cell, as that of a column for notes: the table has its form already. */
const EMPTY_CELL = /\|\s*\||\t[^\t]*\t/u;
/** Two plain numbers with a mark without spaces. */
const PRODUCT = /^(\s*\d[\d.,]*)[x×*](\d[\d.,]*\s*)$/iu;
/** A share that may be a fraction: 1 / 3. */
const FRACTION = /^\s*\d{1,3} ?\/ ?\d{1,3}\s*$/u;
const CELL_MARK = /[\s|,/]+/u;
const MEASURED = /[십백천만억조원]\s*$/u;

/** Whether a line is one amount with a space behind a factor; the 20 of `7만 20` may be a quantity. */
function isAmount(line: string): boolean {
  return MEASURED.test(line) && amountPiece(line.trim(), false)?.fewest.length === 1;
}

/** Whether a line names two columns, so that 7만 2천원 below it may be two numbers. */
function namesColumns(line: string): boolean {
  return (
    new Set(
      line.split(CELL_MARK).flatMap((name) =>
        columnKinds(name)
          .filter((kind) => kind !== 'other')
          .slice(0, 1),
      ),
    ).size > 1
  );
}

/**
 * A table with two columns of numbers that someone typed, in a message or as Markdown, or comma-separated values with
 * two columns, in the form in which spreadsheets copy: tabs between the cells, without headings and totals.
 *
 * - Between the numbers of a line there are spaces or bars, or `/`, `-`, `@`, `x`, `×`, `*` or `→` between spaces.
 *   Lines like `1 / 3` alone are fractions, and lines like `7만 2천원` are amounts. Between plain numbers `x`, `×` and
 *   `*` need no spaces.
 * - Every other text is returned unchanged: a single line, which may be one number with spaces, and lines in which the
 *   commas may group digits or be decimal ones.
 *
 * @param place where the text is pasted: in the list of a quantity more commas may be decimal ones
 * @example tabTable('비중 가격\n10% 60,500\n20% 55,250') // '10%\t60,500\n20%\t55,250'
 */
export function tabTable(text: string, place: ListPlace = 'price'): string {
  const table = csvTable(withoutListMarkers(text), place);
  const all = table.split(LINE_END);
  const kept = withoutTotals(all.filter((line) => DIGIT.test(line)));
  const lines = kept.map((line) => line.replace(PRODUCT, '$1\t$2'));
  const isHeaded = all.some((line) => !DIGIT.test(line) && namesColumns(line));
  const isColumn = lines.every((line) => FRACTION.test(line)) || (lines.every(isAmount) && !isHeaded);
  const isRow = (line: string) => ROW.test(line) && !(CURRENCY_SIGN.test(line) && EMPTY_CELL.test(line));
  const isTable = lines.length > 1 && lines.every(isRow) && !isColumn;
  return isTable ? lines.map((line) => line.replace(ROW, '$1\t$2')).join('\n') : text;
}

import { withCurrencyBehind } from '../cells/cellUnits.ts';
import type { Rows } from './rowCells.ts';

/** A number with its sign, currency or unit; not a date such as 01.02.2026. */
const NUMBER =
  /^[^\p{L}\p{N}]{0,3}(?:[a-z]{1,2}(?=\$))?[^\p{L}\p{N}]{0,3}((?:\d{1,3}(?:\.\d{3})+|\d+)(?:[.,]\d+)?)\s?(?:[%\p{Sc}]|\p{L}{2,10})?$/iu;
/** A comma that is a decimal one: 0,5 and 1.020,06 and 12,50, but not 20,062. */
const DECIMAL_COMMA = /^(?:0,\d+|\d{1,3}(?:\.\d{3})+,\d+|\d+,(?:\d{1,2}|\d{4,})|\d{4,},\d+)$/u;
/** A point that is a decimal one: 0.062 and 12.5. */
const DECIMAL_POINT = /^0\.|\.(?!\d{3}(?:\D|$))/u;
/** A comma that groups digits: 1,105,000 and 60,500.25. */
const GROUPING_COMMA = /\d,\d{3}[,.]\d/u;
const GROUPING_POINT = /\.(?=\d{3}(?!\d))/gu;

function figureOf(cell: string): string {
  return NUMBER.exec(withCurrencyBehind(cell).trim())?.[1] ?? '';
}

/**
 * Rows of a file of a country whose decimal commas are why its cells are separated by semicolons, with decimal points:
 * 20.062 for 20,062 and 1020.06 for 1.020,06. Unchanged where no comma is certainly a decimal one, where
 * one groups digits, or where a point is a decimal one.
 *
 * @example withDecimalPoints([['20,062', '2,5']]) // [['20.062', '2.5']]
 */
export function withDecimalPoints(rows: Rows): Rows {
  const cells = rows.flat();
  const figures = cells.map(figureOf);
  const isDecimal = figures.some((figure) => DECIMAL_COMMA.test(figure));
  if (
    !isDecimal ||
    cells.some((cell) => GROUPING_COMMA.test(cell)) ||
    figures.some((figure) => DECIMAL_POINT.test(figure))
  )
    return rows;
  const inPoints = (cell: string) => cell.replaceAll(GROUPING_POINT, '').replace(',', '.');
  return rows.map((row) => row.map((cell) => (figureOf(cell) === '' ? cell : inPoints(cell))));
}

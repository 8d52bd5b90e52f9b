import { BAR, CELL_MARK, OUTER_BARS } from '../cells/tableMarks.ts';
import { headingWidth } from '../headings/tableHeading.ts';

/** Between the cells of a row that is typed. */
const TYPED_MARKS = /\s+(?:\/\s+)?/u;
/** Rows of two cells are found without a heading, see `tabTable`. */
const MAX_UNNAMED_WIDTH = 2;

/** The cells of each row. */
export type Rows = readonly (readonly string[])[];

/** The cells of a line that was typed, with bars, spaces or slashes between them. */
function typedRowCells(line: string): readonly string[] {
  const row = line.replaceAll(OUTER_BARS, '').trim();
  return row.split(line.includes(BAR) ? BAR : TYPED_MARKS);
}

/**
 * The cells of each line with figures, between tabs. A typed line has more than one only below a heading with bars or
 * one that names three columns or more.
 */
export function rowCells(lines: readonly string[], heading: string | undefined): Rows {
  const rows = lines.map((line) => line.split(CELL_MARK));
  const isTyped = heading !== undefined && (heading.includes(BAR) || headingWidth(heading) > MAX_UNNAMED_WIDTH);
  return isTyped && rows.every(({ length }) => length === 1) ? lines.map(typedRowCells) : rows;
}

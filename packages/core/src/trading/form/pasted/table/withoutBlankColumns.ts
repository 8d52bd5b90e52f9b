import { CELL_MARK, LINE_END } from '../cells/tableMarks.ts';

/**
 * The lines of a spreadsheet without the columns that have neither a name nor values, as beside a table or between its
 * columns. A column that has only one of them stays: without it, names and values would belong to other columns. So do
 * those beside a single column: one of them may be the other column of a table that is not filled in yet.
 *
 * @example withoutBlankColumns('단가\t\t수량\t\n60,500\t\t10\t') // '단가\t수량\n60,500\t10'
 */
export function withoutBlankColumns(text: string): string {
  if (!text.includes(CELL_MARK)) return text;
  const rows = text.split(LINE_END).map((line) => line.split(CELL_MARK));
  const filled = new Set<number>();
  for (const row of rows) {
    // A title above the table is in one cell.
    if (row.length > 1) for (const [at, cell] of row.entries()) if (cell.trim() !== '') filled.add(at);
  }
  if (filled.size < 2) return text;
  const keptCells = (row: readonly string[]) => (row.length > 1 ? row.filter((_, at) => filled.has(at)) : row);
  return rows.map((row) => keptCells(row).join(CELL_MARK)).join('\n');
}

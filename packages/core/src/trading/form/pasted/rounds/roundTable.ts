import type { RoundField, RoundForm } from '../../average/parseAverageForm.ts';
import { headingCells, isTitle } from '../headings/tableHeading.ts';
import { type StatementRows, statementRows } from '../rows/statementRows.ts';
import type { Rows } from '../table/rowCells.ts';
import type { PastedRounds, UnreadReason } from './pastedRounds.ts';

/** A pasted text as a table, and where it is pasted. */
export type RoundTable = {
  readonly text: string;
  readonly field: RoundField;
  readonly mode: RoundForm['mode'];
  readonly statement: StatementRows;
  /** The line that names the columns; undefined where there is none, or only a title. */
  readonly heading: string | undefined;
  /** The names of the columns, none where these have no heading. */
  readonly names: readonly string[];
};

/** A text as a table. */
export function roundTable(text: string, field: RoundField, mode: RoundForm['mode']): RoundTable {
  const statement = statementRows(text, field === 'price' ? 'price' : 'size');
  const above = statement.heading;
  const width = statement.rows[0]?.length ?? 0;
  const heading = width === 2 && above !== undefined && isTitle(above, ['price', mode]) ? undefined : above;
  return { text, field, mode, statement, heading, names: headingCells(heading, width) };
}

/** Whether rows are certainly those of a table: a pair in one line may be a text for the field. */
function areOfTable(rows: Rows): boolean {
  return rows.some((row) => row.length > 2) || rows.filter((row) => row.length > 1).length > 1;
}

/** The outcome for what is certainly a table, and is not read. */
export function refused({ heading }: RoundTable, reason: UnreadReason): PastedRounds {
  return { kind: 'unread', reason, named: heading !== undefined };
}

/** The outcome for a table that is not read; a text that may be no table is pasted into the field. */
export function unread(table: RoundTable, reason: UnreadReason): PastedRounds {
  return areOfTable(table.statement.rows) ? refused(table, reason) : { kind: 'text' };
}

/**
 * The outcome for a table with a row that is not read. Without a heading, its columns may be others.
 *
 * @param row from 1 in all lines with figures
 */
export function unreadRow(table: RoundTable, row: number): PastedRounds {
  return table.heading === undefined ? unread(table, 'columns') : { kind: 'unread', reason: 'row', row, named: true };
}

import { type Exact, exact } from '../../../exact/index.ts';
import { parsePositive } from '../parsePositive.ts';
import { withoutCurrency } from './cellUnits.ts';
import { columnsOfKind } from './columnsOfKind.ts';
import type { Rows } from './rowCells.ts';

/** The rows that a sum adds up, at least. */
const MIN_PARTS = 2;
const PERCENT = /\s?[%％]$/u;

function isLabeled([first]: readonly string[]): boolean {
  return (first as string).trim() !== '';
}

/** Whether the last cell of a column is exactly the sum of the others. */
function endsWithSum(cells: readonly string[]): boolean {
  const sizes = cells.map((cell) => parsePositive(withoutCurrency(cell.trim().replace(PERCENT, '')), '', 'coin'));
  const values = sizes.filter((size) => size.ok).map(({ value }) => value);
  // The sum is counted twice among all values.
  const total = values.reduce((sum, value) => sum.add(value), exact(0));
  return values.length === cells.length && total.equals((values.at(-1) as Exact).mul(2));
}

/**
 * The rows of a table without a last one that adds up the others and has no label: its first cell is empty, where all
 * others have one, and its quantity is exactly their sum, or its weight or amount where it has no quantity.
 *
 * @param names of the columns, none where these have no heading
 */
export function withoutSum(rows: Rows, names: readonly string[]): Rows {
  const others = rows.slice(0, -1);
  const isUnlabeled = others.every((row) => isLabeled(row)) && !rows.slice(-1).some(isLabeled);
  const isTable = others.length >= MIN_PARTS && rows.every(({ length }) => length === names.length);
  if (!isTable || !isUnlabeled) return rows;
  const kinds = (['quantity', 'weight', 'amount'] as const).map((kind) => columnsOfKind(kind, names));
  const sizes = kinds.find(({ length }) => length > 0) ?? [];
  return sizes.some((at) => endsWithSum(rows.map((row) => row[at] as string))) ? others : rows;
}

import { type Exact, exact } from '../../../../exact/index.ts';
import { parsePositive } from '../../fields/parsePositive.ts';
import { firstNumber, hasAmount } from '../cells/cellAmount.ts';
import { withoutCurrency } from '../cells/cellUnits.ts';
import { purchaseNames } from '../columns/purchaseNames.ts';
import { columnsOfKind } from '../headings/columnsOfKind.ts';
import type { Rows } from '../table/rowCells.ts';

/** The minimum number of rows that a sum adds up. */
const MIN_PARTS = 2;
/** An average price is rounded. */
const TOLERANCE = 0.01;
const PERCENT = /\s?[%％]$/u;

function isLabeled([first]: readonly string[]): boolean {
  return (first as string).trim() !== '';
}

/** NaN for a cell without a number. */
function numberOf(cell: string): number {
  return hasAmount(cell) ? Number(firstNumber(cell).replaceAll(',', '')) : Number.NaN;
}

/** Whether the last cell of a column is exactly the sum of the others. */
function endsWithSum(cells: readonly string[]): boolean {
  const sizes = cells.map((cell) => parsePositive(withoutCurrency(cell.trim().replace(PERCENT, '')), '', 'coin'));
  const values = sizes.filter((size) => size.ok).map(({ value }) => value);
  // The sum is counted twice among all values.
  const total = values.reduce((sum, value) => sum.add(value), exact(0));
  return values.length === cells.length && total.equals((values.at(-1) as Exact).mul(2));
}

function column(rows: Rows, at: number): readonly string[] {
  return rows.map((row) => row[at] as string);
}

/** Whether a column of prices ends with none or with their average: another is of a purchase as large as the rest. */
function endsWithAverage(prices: readonly string[], sizes: readonly string[]): boolean {
  const [last, ...others] = prices.map(numberOf).reverse() as [number, ...number[]];
  if (Number.isNaN(last)) return true;
  const [total, ...parts] = sizes.map(numberOf).reverse() as [number, ...number[]];
  const cost = others.reduce((sum, price, at) => sum + price * (parts[at] as number), 0);
  return Math.abs(cost / total / last - 1) < TOLERANCE;
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
  const isSum = sizes.some((at) => endsWithSum(column(rows, at)));
  const prices = columnsOfKind('price', purchaseNames(names, others)).map((at) => column(rows, at));
  return isSum && prices.every((cells) => endsWithAverage(cells, column(rows, sizes[0] as number))) ? others : rows;
}

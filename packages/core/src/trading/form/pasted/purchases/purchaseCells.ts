import { withCurrencyBehind, withoutCurrency, withStatedCurrency } from '../cells/cellUnits.ts';
import { hasSeveralAssets } from '../columns/hasSeveralAssets.ts';
import { purchaseNames } from '../columns/purchaseNames.ts';
import { hasSignedSales, withoutSign } from '../columns/signedSales.ts';
import { hasSoldColumns } from '../columns/soldColumns.ts';
import { type ColumnKind, columnKinds } from '../headings/columnKinds.ts';
import { columnsOfKind } from '../headings/columnsOfKind.ts';
import { headingCells } from '../headings/tableHeading.ts';
import { hasUnknownTypes, tradeKind } from '../rows/tradeKind.ts';
import { withoutSum } from '../rows/withoutSum.ts';
import { type Rows, rowCells } from '../table/rowCells.ts';

/** Why a table is not read. */
export type UnreadPurchases = 'columns' | 'assets' | 'others';

export const PERCENT = /[%％]|퍼|프로/u;

/**
 * The columns of weight and price by their names; of two columns one name is enough, unless the other says something
 * else. Without a weight, money is one. Undefined where several columns or none may be meant.
 */
function namedColumns(names: readonly string[]): readonly [weight: number, price: number] | undefined {
  const columnsOf = (kind: ColumnKind) => columnsOfKind(kind, names);
  const unknown = [...names.keys()].filter((at) => names.length === 2 && columnKinds(names[at] as string).length === 0);
  const firstFound = (...found: (readonly number[])[]) => found.find(({ length }) => length > 0) ?? [];
  const [weight, ...otherWeights] = firstFound(columnsOf('weight'), columnsOf('amount'), unknown);
  const [price, ...otherPrices] = firstFound(columnsOf('price'), unknown);
  const isClear = weight !== undefined && price !== undefined && weight !== price;
  return isClear && otherWeights.length + otherPrices.length === 0 ? [weight, price] : undefined;
}

function isPercentage(cell: string): boolean {
  return PERCENT.test(cell);
}

/** Whether a row has a percentage and another number, in columns that may be a weight and a price by their names. */
function isPlainRow(row: readonly string[], names: readonly string[]): boolean {
  const price = row.findIndex((cell) => !isPercentage(cell));
  if (row.length !== 2 || row.filter(isPercentage).length !== 1) return false;
  const kinds = names.map(columnKinds);
  const isOther = kinds[1 - price]?.includes('other') ?? false;
  return !isOther && (kinds[price] ?? []).every((kind) => kind === 'price');
}

/**
 * The cells of weight and price, by the heading if there is one; not read where it is not understood, unless the lines
 * have one percentage and one other number each.
 */
export function purchaseCells(lines: readonly string[], heading: string | undefined): Rows | UnreadPurchases {
  const cells = rowCells(lines, heading).map((row) => row.map(withCurrencyBehind));
  const width = cells[0]?.length ?? 0;
  if (heading === undefined || cells.every(({ length }) => length === 1)) return cells;
  const names = cells.every(({ length }) => length === width) ? headingCells(heading, width) : [];
  const rows = withoutSum(cells, names);
  const columns = namedColumns(purchaseNames(names, rows));
  const hasOthers =
    hasUnknownTypes(rows, names) ||
    hasSoldColumns(rows, names) ||
    (columns !== undefined && hasSignedSales(rows, names)) ||
    rows.some((row) => tradeKind(row, names) !== 'purchase');
  if (columns && hasOthers) return 'others';
  if (columns && hasSeveralAssets(rows, names, columns[0])) return 'assets';
  if (columns) {
    const [weight, price] = columns;
    // A weight is a plain number. Without a heading that says so, money may be a price in the wrong column.
    const isMoney = columnKinds(names[weight] as string).includes('amount');
    const weightOf = (cell: string) => (isMoney ? withoutCurrency(withoutSign(cell)) : cell);
    return rows.map((row) => [
      weightOf(row[weight] as string),
      withStatedCurrency(row[price] as string, names[price] as string),
    ]);
  }
  return rows.every((row) => isPlainRow(row, names)) ? rows : 'columns';
}

import { roughly } from '../cells/roughly.ts';
import type { Rows } from '../table/rowCells.ts';
import type { RoundColumns } from './roundColumns.ts';

/** What an amount may include beside the purchase. */
const FEE = /수수료|세금|제세|fee|comm(?:ission)?(?!\p{L})|tax/iu;
const DECIMALS = /(?<=\.)\d+/u;
/** The error of a product of two fractions. */
const ROUNDING = 1e-9;

/** The value of the last digit of a number. */
function lastDigit(cell = ''): number {
  const [decimals = ''] = DECIMALS.exec(cell.normalize('NFKC')) ?? [];
  return 10 ** -decimals.length;
}

/** Whether an amount is price × quantity, as exactly as its digits and those of a rounded quantity allow. */
function isExact(row: readonly string[], { price, quantity, amount }: RoundColumns, hasFees: boolean): boolean {
  const [paid, size, total] = [price, quantity, amount].map((at) => roughly(row[at])) as [number, number, number];
  const digit = lastDigit(row[quantity]);
  // Beside a fee, the digits of a quantity are rather all of them.
  const rounding = hasFees || digit === 1 ? 0 : (paid * digit) / 2;
  return Math.abs(paid * size - total) <= Math.max(lastDigit(row[amount]), rounding) + total * ROUNDING;
}

/**
 * The columns of a table without that of the amount, where this includes fees: divided by the price, it would be more
 * than was bought. The quantity beside it is not.
 *
 * @param names of the columns
 */
export function withoutInexactAmount(columns: RoundColumns, rows: Rows, names: readonly string[]): RoundColumns {
  const isWhole = Object.values(columns).every((at) => at >= 0);
  const hasFees = names.some((name) => FEE.test(name));
  return isWhole && !rows.every((row) => isExact(row, columns, hasFees)) ? { ...columns, amount: -1 } : columns;
}

import type { RoundForm } from '../../average/parseAverageForm.ts';
import { MONEY } from '../cells/cellUnits.ts';
import type { Rows } from '../table/rowCells.ts';
import { columnsByUnits } from './columnsByUnits.ts';
import type { RoundColumns } from './roundColumns.ts';

/** Whether every row has money of one currency in both columns. */
function areMoney(rows: Rows): boolean {
  return rows.every((row) => {
    const [currency, ...others] = new Set(row.map((cell) => MONEY.exec(cell)?.[0].toLowerCase()));
    return currency !== undefined && others.length === 0;
  });
}

/**
 * The two columns of rows without a heading; undefined where the rows have another number of columns. The price is the
 * first, unless units or a mark say otherwise.
 *
 * @param isPriceLast whether a mark in every row says so: 10 @ 60,500
 */
export function unnamedColumns(rows: Rows, mode: RoundForm['mode'], isPriceLast: boolean): RoundColumns | undefined {
  if (rows[0]?.length !== 2) return undefined;
  const size = areMoney(rows) ? 'amount' : mode;
  // The price is the money of 60,500원 @ 10.
  const isMarked = isPriceLast && !rows.some(([first = '', last = '']) => MONEY.test(first) && !MONEY.test(last));
  const price = isMarked ? 1 : 0;
  return columnsByUnits(rows) ?? { quantity: -1, amount: -1, price, [size]: 1 - price };
}

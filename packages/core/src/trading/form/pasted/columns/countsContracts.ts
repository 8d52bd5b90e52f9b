import type { Rows } from '../table/rowCells.ts';
import { UNIT_NAME } from './isAmountQuantity.ts';

/** A number of contracts: 10 Cont, 10계약. */
const CONTRACTS = /^[\d.,]+ ?(?:conts?|contracts?|장|계약)\.?$/iu;
/** The unit of the numbers of another column. */
const UNIT = /^(?:conts?|contracts?|장|계약)\.?$/iu;

/**
 * Whether the quantities of rows count contracts, whose size in coins is not in the table. Decided by the unit of a
 * cell, or by the unit in a column of units.
 *
 * @param names of the columns, none where these have no heading
 */
export function countsContracts(rows: Rows, names: readonly string[]): boolean {
  return (
    rows.flat().some((cell) => CONTRACTS.test(cell)) ||
    rows.some((row) => row.some((cell, at) => UNIT_NAME.test(names[at] ?? '') && UNIT.test(cell)))
  );
}

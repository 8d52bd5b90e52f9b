import { withStatedCurrency } from '../cells/cellUnits.ts';
import { columnKinds } from '../headings/columnKinds.ts';
import type { Rows } from '../table/rowCells.ts';

/** Prices and amounts with the currency that the heading states; the other cells as they are. */
export function withStatedCurrencies(rows: Rows, names: readonly string[]): Rows {
  const isMoney = names.map((name) => columnKinds(name).some((kind) => kind === 'price' || kind === 'amount'));
  return rows.map((row) => row.map((cell, at) => (isMoney[at] ? withStatedCurrency(cell, names[at] as string) : cell)));
}

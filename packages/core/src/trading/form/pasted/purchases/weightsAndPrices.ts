import type { PurchaseForm } from '../../dca/parsePurchaseRows.ts';
import { type ListKind, listReadings } from '../../lists/listReadings.ts';
import { DIGIT } from '../cells/tableMarks.ts';
import { withoutParticle } from '../cells/withoutParticle.ts';
import { columnKinds } from '../headings/columnKinds.ts';
import type { Rows } from '../table/rowCells.ts';
import type { PastedPurchases } from './pastedPurchases.ts';
import { PERCENT } from './purchaseCells.ts';

const SIGN = /^\s*[+\-\u2212]/u;

/** A cell with exactly one number, as text without grouping. */
function oneEntry(cell: string, kind: ListKind): string | undefined {
  // With the separator after it a fraction is one entry.
  const [[entry, ...more] = []] = listReadings(`${withoutParticle(cell)};`, kind);
  return more.length === 0 ? entry : undefined;
}

/** The name of a field beside its value, or above it where the heading was not understood. */
function isFieldName(cell: string): boolean {
  return !DIGIT.test(cell) && columnKinds(cell).some((kind) => kind !== 'other');
}

/**
 * Weights and prices in two columns: the price may come first in a line where only the second cell is a percentage.
 * Not read where a percentage has a sign: it is a change of the price and no weight.
 */
export function weightsAndPrices(lines: Rows): PastedPurchases {
  const isOther = (cell: string) => (SIGN.test(cell) && PERCENT.test(cell)) || isFieldName(cell);
  const isRead = lines.every((cells) => cells.length === 2 && !cells.some(isOther));
  const rows = lines.flatMap(([first = '', second = '']): readonly PurchaseForm[] => {
    const isSwapped = PERCENT.test(second) && !PERCENT.test(first);
    const weight = oneEntry(isSwapped ? second : first, 'shares');
    const price = oneEntry(isSwapped ? first : second, 'prices');
    return weight === undefined || price === undefined ? [] : [{ weight, price }];
  });
  return isRead && rows.length === lines.length ? { kind: 'table', rows } : { kind: 'unread', reason: 'columns' };
}

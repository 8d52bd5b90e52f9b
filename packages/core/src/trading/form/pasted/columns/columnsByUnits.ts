import { parsePositive } from '../../fields/parsePositive.ts';
import { MONEY, WON } from '../cells/cellUnits.ts';
import type { Rows } from '../table/rowCells.ts';
import type { RoundColumns } from './roundColumns.ts';

const SHARE_UNIT = /(?:주|개|좌)$/u;
/** Beside money any word may be the name of a coin. */
const WORD = /[a-z]{2,10}$/iu;

/** Whether a cell is a quantity whatever is beside it: by its unit, or by the name of a known coin. */
function isQuantity(cell: string): boolean {
  if (MONEY.test(cell)) return false;
  return SHARE_UNIT.test(cell) || (parsePositive(cell, '', 'coin').ok && !parsePositive(cell, '', 'won').ok);
}

/** Whether the units of two cells tell the first as the quantity and the second as its price. */
function areQuantityAndPrice(size: string, price: string): boolean {
  if (!MONEY.test(price)) return isQuantity(size) && !isQuantity(price);
  // Beside won, the name of a stablecoin is that of what was bought.
  const isMoney = MONEY.test(size) && (WON.test(size) || !WON.test(price));
  return !isMoney && (SHARE_UNIT.test(size) || WORD.test(size));
}

/**
 * Which of two columns is the quantity and which the price, by the units of a row at least: `10주` beside any number
 * that is not a quantity. Undefined where no unit tells it, or those of another row contradict it.
 */
export function columnsByUnits(rows: Rows): RoundColumns | undefined {
  const [quantity, ...others] = [0, 1].filter((at) =>
    rows.some((row) => areQuantityAndPrice(row[at] as string, row[1 - at] as string)),
  );
  return quantity === undefined || others.length > 0 ? undefined : { price: 1 - quantity, quantity, amount: -1 };
}

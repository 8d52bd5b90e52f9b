import { columnKinds } from './columnKinds.ts';
import type { Rows } from './rowCells.ts';

/** The column of the currency of another one: Currency (Total). */
function currencyOf(names: readonly string[], of: string): number {
  return names.findIndex((name) => name.toLowerCase() === `currency (${of.toLowerCase()})`);
}

/**
 * The names of the columns, empty for amounts that other columns say are in another currency than the price, so that
 * price × quantity is not the amount: Total in the currency of an account.
 */
export function withoutForeignAmounts(names: readonly string[], rows: Rows): readonly string[] {
  const price = names.find((name) => columnKinds(name).includes('price') && currencyOf(names, name) >= 0);
  if (price === undefined) return names;
  const priced = currencyOf(names, price);
  const isForeign = (name: string) => {
    const at = currencyOf(names, name);
    return at >= 0 && columnKinds(name).includes('amount') && rows.every((row) => row[at] !== row[priced]);
  };
  return names.map((name) => (isForeign(name) ? '' : name));
}

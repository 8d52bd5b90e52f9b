import { columnKinds } from '../headings/columnKinds.ts';
import type { Rows } from '../table/rowCells.ts';

/**
 * The names of the columns, empty for amounts that other columns say are in another currency than the price, so that
 * price × quantity is not the amount: Total in the currency of an account.
 */
export function withoutForeignAmounts(names: readonly string[], rows: Rows): readonly string[] {
  const places = new Map(names.map((name, at) => [name.toLowerCase(), at]));
  // The column of the currency of another one: Currency (Total).
  const currencyOf = (name: string) => places.get(`currency (${name.toLowerCase()})`);
  const price = names.find((name) => columnKinds(name).includes('price') && currencyOf(name) !== undefined);
  if (price === undefined) return names;
  const priced = currencyOf(price) as number;
  const isForeign = (name: string) => {
    const at = currencyOf(name);
    return at !== undefined && columnKinds(name).includes('amount') && rows.every((row) => row[at] !== row[priced]);
  };
  return names.map((name) => (isForeign(name) ? '' : name));
}

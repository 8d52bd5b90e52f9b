/** Two feeds of one exchange tell of the same trades, under one name, so that a trade both tell of is one. */
const SHARED_NAMES: ReadonlyMap<string, string> = new Map([['coinbase-advanced', 'coinbase']]);

/**
 * The name that the trades of a source carry as their exchange.
 *
 * @param source as the server lists it in `hello`, in lower case
 * @example tradesAs('coinbase-advanced') // 'coinbase'
 */
export function tradesAs(source: string): string {
  return SHARED_NAMES.get(source) ?? source;
}

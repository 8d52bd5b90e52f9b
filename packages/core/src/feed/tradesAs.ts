/** Two feeds of one exchange report the same trades under one name, so that a trade in both counts once. */
const SHARED_NAMES: ReadonlyMap<string, string> = new Map([['coinbase-advanced', 'coinbase']]);

/**
 * The exchange name in the trades of a source.
 *
 * @param source as the server lists it in `hello`, in lowercase
 * @example tradesAs('coinbase-advanced') // 'coinbase'
 */
export function tradesAs(source: string): string {
  return SHARED_NAMES.get(source) ?? source;
}

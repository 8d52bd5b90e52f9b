/** Books deep enough for one order of this many US dollars; the largest fills ever seen there were about a tenth. */
const LIMITS: ReadonlyMap<string, number> = new Map([
  ['binance', 2_000_000_000],
  ['bybit', 1_000_000_000],
  ['okx', 1_000_000_000],
  ['binance-spot', 1_000_000_000],
]);
const OTHERWISE = 500_000_000;

/**
 * The value in US dollars that one trade on an exchange can have at most: more than this its book cannot carry, so a
 * trade that claims more is a mistake of whoever told it.
 *
 * @param exchange as trades name it, in lower case
 * @example bookLimit('binance') // 2_000_000_000
 */
export function bookLimit(exchange: string): number {
  return LIMITS.get(exchange) ?? OTHERWISE;
}

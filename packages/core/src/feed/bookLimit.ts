/**
 * Order books deep enough for one order of this many US dollars; the largest fills ever observed there were about a
 * tenth of it.
 */
const LIMITS: ReadonlyMap<string, number> = new Map([
  ['binance', 2_000_000_000],
  ['bybit', 1_000_000_000],
  ['okx', 1_000_000_000],
  ['binance-spot', 1_000_000_000],
]);
const OTHERWISE = 500_000_000;

/**
 * The maximum plausible value in US dollars of one trade on an exchange: its order book cannot fill more, so a report
 * of a larger trade is wrong.
 *
 * @param exchange as in trades, in lowercase
 * @example bookLimit('binance') // 2_000_000_000
 */
export function bookLimit(exchange: string): number {
  return LIMITS.get(exchange) ?? OTHERWISE;
}

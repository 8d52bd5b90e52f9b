/** A Map, because names come from outside and may equal those of object properties. */
const NAMES: ReadonlyMap<string, string> = new Map([
  ['binance', 'Binance'],
  ['coinbase', 'Coinbase'],
  ['kraken', 'Kraken'],
  ['bitfinex', 'Bitfinex'],
  ['okx', 'OKX'],
  ['bybit', 'Bybit'],
  ['kucoin', 'KuCoin'],
  ['huobi', 'Huobi'],
  ['htx', 'HTX'],
  ['gate', 'Gate'],
  ['mexc', 'MEXC'],
  ['binance-spot', 'Binance Spot'],
  ['coinbase-advanced', 'Coinbase Advanced'],
]);

/**
 * The display name of an exchange, ignoring case; an unknown exchange keeps its name.
 *
 * @example exchangeName('okx') // 'OKX'
 */
export function exchangeName(exchange: string): string {
  return NAMES.get(exchange.toLowerCase()) ?? exchange;
}

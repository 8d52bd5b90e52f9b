/** A Map, because names come from outside and may be those of an object's own parts. */
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
 * How an exchange writes its name, looked up without case; an exchange that is not known keeps its own.
 *
 * @example exchangeName('okx') // 'OKX'
 */
export function exchangeName(exchange: string): string {
  return NAMES.get(exchange.toLowerCase()) ?? exchange;
}

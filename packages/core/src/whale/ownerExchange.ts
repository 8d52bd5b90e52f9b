/** Names of exchanges as owners of wallets, longer names before their own prefixes. */
const EXCHANGES = [
  'Binance',
  'Bitfinex',
  'BitGet',
  'Bithumb',
  'BitMEX',
  'Bitstamp',
  'Bybit',
  'Ceffu',
  'Coinbase',
  'Crypto.com',
  'Deribit',
  'Gate',
  'Gemini',
  'HTX',
  'Huobi',
  'Kraken',
  'KuCoin',
  'MEXC',
  'OKEx',
  'OKX',
  'Poloniex',
  'Robinhood',
  'Upbit',
] as const;
/** Exchanges by the names that they had before. */
const RENAMED: ReadonlyMap<string | undefined, string> = new Map([
  ['Huobi', 'HTX'],
  ['OKEx', 'OKX'],
]);

/**
 * The exchange an owner's name belongs to, or `undefined`.
 *
 * `Coinbase Institutional` and `Binance Beacon Deposit` belong to the exchange whose name they begin with, and
 * `Huobi` to HTX, as it is called now.
 *
 * @example ownerExchange('Coinbase Institutional') // 'Coinbase'
 */
export function ownerExchange(owner: string | undefined): string | undefined {
  const name = owner?.toLowerCase() ?? '';
  const found = EXCHANGES.find((exchange) => {
    const known = exchange.toLowerCase();
    return name === known || name.startsWith(`${known} `) || name.startsWith(`${known}.`);
  });
  return RENAMED.get(found) ?? found;
}

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
  'OKX',
  'Poloniex',
  'Robinhood',
  'Upbit',
] as const;

/**
 * The exchange an owner's name belongs to, or `undefined`.
 *
 * `Coinbase Institutional` and `Binance Beacon Deposit` belong to the exchange whose name they begin with.
 *
 * @example ownerExchange('Coinbase Institutional') // 'Coinbase'
 */
export function ownerExchange(owner: string | undefined): string | undefined {
  const name = owner?.toLowerCase() ?? '';
  return EXCHANGES.find((exchange) => {
    const known = exchange.toLowerCase();
    return name === known || name.startsWith(`${known} `) || name.startsWith(`${known}.`);
  });
}

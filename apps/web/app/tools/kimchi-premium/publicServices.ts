/**
 * The services that a browser can call directly. The portal's rate is left to our server, because it is not a
 * published API.
 */
export const PUBLIC_SERVICES = {
  upbit: 'https://api.upbit.com',
  bithumb: 'https://api.bithumb.com',
  binance: 'https://data-api.binance.vision',
  coinbase: 'https://api.coinbase.com',
  exchangeRate: 'https://open.er-api.com',
} as const;

/** The services a browser can ask by itself. The portal's rate is left to our server: it is no published interface. */
export const PUBLIC_SERVICES = {
  upbit: 'https://api.upbit.com',
  bithumb: 'https://api.bithumb.com',
  binance: 'https://data-api.binance.vision',
  coinbase: 'https://api.coinbase.com',
  exchangeRate: 'https://open.er-api.com',
} as const;

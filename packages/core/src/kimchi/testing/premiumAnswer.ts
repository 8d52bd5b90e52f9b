export const NOW = Date.UTC(2026, 10, 20);
export const premiumAnswer = {
  krw_price: 99_000_000,
  usd_price: 67_000,
  exchange_rate: 1447.5,
  usd_equivalent: 96_982_500,
  premium_percentage: 2.08,
  premium_absolute: 2_017_500,
  sources: { krw: 'upbit', usd: 'binance', exchange: 'naver' },
  timestamp: { krw: NOW, usd: NOW - 1, exchange: NOW - 2 },
  stale: { krw: false, usd: false, exchange: true },
  usdt: { exchange_rate: 1452 },
  coins: [
    { coin: 'ETH', krw_price: 3_050_000, usd_price: 2060, official: { exchange_rate: 1447.5 }, stale: { krw: true } },
    { coin: 'XRP', krw_price: -1, usd_price: 0.6, official: { exchange_rate: 1447.5 } },
    'nonsense',
  ],
};

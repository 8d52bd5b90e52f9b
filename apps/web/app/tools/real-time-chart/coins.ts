/** What our server tells the premium of. */
export const COINS = ['BTC', 'ETH', 'XRP', 'SOL'] as const;

export type Coin = (typeof COINS)[number];

export type Basis = 'official' | 'usdt';

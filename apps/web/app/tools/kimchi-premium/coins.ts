import { KRW_MARKETS, type KrwMarket } from '@toolbox/core/kimchi';

/** What our server tells the premium of. */
export const COINS = ['BTC', 'ETH', 'XRP', 'SOL'] as const;

export type Coin = (typeof COINS)[number];

export type Basis = 'official' | 'usdt';

export const BASES: readonly Basis[] = ['official', 'usdt'];

/** One exchange at home and no other, or the first of them that answers. */
export type MarketChoice = KrwMarket | 'auto';

export const MARKETS: readonly MarketChoice[] = ['auto', ...KRW_MARKETS];

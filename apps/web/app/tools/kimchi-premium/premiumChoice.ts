import { KRW_MARKETS, type KrwMarket } from '@toolbox/core/kimchi';

/** The coins whose premium our server provides. */
export const COINS = ['BTC', 'ETH', 'XRP', 'SOL'] as const;

export type Coin = (typeof COINS)[number];

export type Basis = 'official' | 'usdt';

export const BASES: readonly Basis[] = ['official', 'usdt'];

/** One domestic exchange, or the first one that responds. */
export type MarketChoice = KrwMarket | 'auto';

export const MARKETS: readonly MarketChoice[] = ['auto', ...KRW_MARKETS];

/** The visitor's selection for the premium. */
export type PremiumChoice = { readonly market: MarketChoice; readonly coin: Coin; readonly basis: Basis };

import { KRW_MARKETS, type KrwMarket, type PremiumCoin } from '@toolbox/core/kimchi';

export type Basis = 'official' | 'usdt';

export const BASES: readonly Basis[] = ['official', 'usdt'];

/** One domestic exchange, or the first one that responds. */
export type MarketChoice = KrwMarket | 'auto';

export const MARKETS: readonly MarketChoice[] = ['auto', ...KRW_MARKETS];

/** The visitor's selection for the premium. */
export type PremiumChoice = { readonly market: MarketChoice; readonly coin: PremiumCoin; readonly basis: Basis };

import { KRW_MARKETS, type KrwMarket, type PremiumBand } from '@toolbox/core/kimchi';
import type { BadgeProps } from '@toolbox/ui/badge/Badge';

/** Red, orange, green, blue; red and orange with an alarm emoji. */
export const BAND_LOOKS = {
  overheated: { tone: 'bad', icon: 'alert' },
  elevated: { tone: 'serious', icon: 'alert' },
  normal: { tone: 'good', icon: 'check' },
  discount: { tone: 'info', icon: 'trend' },
} as const satisfies Record<PremiumBand, Pick<BadgeProps, 'tone' | 'icon'>>;

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

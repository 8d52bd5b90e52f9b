import { KRW_MARKETS, type KrwMarket, type PremiumBand } from '@toolbox/core/kimchi';
import type { BadgeProps } from '@toolbox/ui/badge/Badge';

/** Red, orange, green, blue; red and orange with a sign of alarm. */
export const BAND_LOOKS = {
  overheated: { tone: 'bad', icon: 'alert' },
  elevated: { tone: 'late', icon: 'alert' },
  normal: { tone: 'good', icon: 'check' },
  discount: { tone: 'info', icon: 'trend' },
} as const satisfies Record<PremiumBand, Pick<BadgeProps, 'tone' | 'icon'>>;

/** What our server tells the premium of. */
export const COINS = ['BTC', 'ETH', 'XRP', 'SOL'] as const;

export type Coin = (typeof COINS)[number];

export type Basis = 'official' | 'usdt';

export const BASES: readonly Basis[] = ['official', 'usdt'];

/** One exchange at home and no other, or the first of them that answers. */
export type MarketChoice = KrwMarket | 'auto';

export const MARKETS: readonly MarketChoice[] = ['auto', ...KRW_MARKETS];

/** What a visitor wants to see the premium of. */
export type PremiumChoice = { readonly market: MarketChoice; readonly coin: Coin; readonly basis: Basis };

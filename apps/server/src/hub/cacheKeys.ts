import type { KrwMarket } from '@toolbox/core/kimchi';

/** Of one market at home; the general answer has no mark. */
function mark(market: KrwMarket | undefined): string {
  return market === undefined ? '' : `-${market}`;
}

/** Names of the answers that the ingest computes and the gateways serve. */
export const CACHE_KEY = {
  whaleAlert: 'whale-alert',
  movements: 'movements',
  /** Why there is nothing to serve of a source: it was asked, and does not answer. */
  unreachable: (source: 'chain' | 'channel') => `unreachable-${source}`,
  movementStatistics: 'movement-statistics',
  premium: (market?: KrwMarket) => `kimchi-premium${mark(market)}`,
  history: (range: string, coin: string, market?: KrwMarket) => `kimchi-history-${range}-${coin}${mark(market)}`,
} as const;

/** What nobody renews for so long is not served any more. */
export const CACHE_MS = 6 * 3_600_000;
/** A premium is computed at most once in this time, however many ask and however many processes serve. */
export const PREMIUM_FRESH_MS = 10_000;

import type { KrwMarket } from '@toolbox/core/kimchi';
import type { WhaleSource } from '@toolbox/core/whale';

/** For one domestic market; the general response has no suffix. */
function mark(market: KrwMarket | undefined): string {
  return market === undefined ? '' : `-${market}`;
}

/** The sources of large transfers: the chain itself, and a channel that reports them. */
export type IngestSource = Exclude<WhaleSource, 'both'>;

/** Keys of the responses that the ingest computes and the gateways serve. */
export const CACHE_KEY = {
  transfers: 'whale-alert',
  movements: 'movements',
  /** Set while a source does not respond, and there is no data of it for that reason. */
  unreachable: (source: IngestSource) => `unreachable-${source}`,
  /** Set while an ingest renews the response of this source. */
  renewed: (source: IngestSource) => `renewed-${source}`,
  movementStatistics: 'movement-statistics',
  premium: (market?: KrwMarket) => `kimchi-premium${mark(market)}`,
  history: (range: string, coin: string, market?: KrwMarket) => `kimchi-history-${range}-${coin}${mark(market)}`,
} as const;

/** Entries that are not renewed for this long expire. */
export const CACHE_MS = 6 * 3_600_000;
/** If a source was not read for this long, transfers may be missing. */
export const WHALE_STALE_MS = 30 * 60_000;
/** All processes serve a computed premium for this long; those that miss it at the same time all compute it. */
export const PREMIUM_FRESH_MS = 10_000;

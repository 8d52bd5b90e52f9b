import { whaleStatistics } from '@toolbox/core/whale';
import { toTelegramStatistics, toTelegramWhale } from '@toolbox/core/whale/sources';
import { type Clock, dateOf } from '../clock.ts';
import { WHALE_STALE_MS } from '../hub/cacheKeys.ts';
import type { Store } from '../store/store.ts';
import { MAX_AHEAD_MS } from './keepMovements.ts';
import type { MovementSource } from './movementSource.ts';

/** The responses shared with the gateways. */
export const MAX_MOVEMENTS = 100;

export type MovementResponses = {
  /** Newest first, at most {@link MAX_MOVEMENTS}; the route applies the requested limit. */
  readonly transactions: string;
  readonly statistics: string;
};

function meta(source: MovementSource | undefined, clock: Clock) {
  const fetchedAt = source?.fetchedAt();
  return {
    enabled: source !== undefined,
    source: source?.name ?? null,
    fetched_at: fetchedAt === undefined ? null : new Date(dateOf(clock, fetchedAt)).toISOString(),
    stale: fetchedAt === undefined ? source?.state() === 'unreachable' : clock.now() - fetchedAt > WHALE_STALE_MS,
    state: source?.state() ?? null,
  };
}

/**
 * The responses of both telegram routes. Without a source they are empty and say that the feed is off; with a source
 * that has never responded, and nothing stored, there is no response yet. The date is that of the source, as this
 * machine's clock may be wrong.
 */
export function movementResponses(
  store: Store,
  source: MovementSource | undefined,
  { now, date }: Clock,
): MovementResponses | undefined {
  const clock: Clock = { now, date: source?.date ?? date };
  const known = source === undefined ? [] : store.rows('movement');
  // A release without date validation may have stored a date in the next century.
  const movements = known.filter(({ time }) => time <= clock.date() + MAX_AHEAD_MS).map(({ body }) => body);
  if (source !== undefined && source.fetchedAt() === undefined && movements.length === 0) return undefined;
  const newest = movements.reverse();
  const about = meta(source, clock);
  return {
    transactions: JSON.stringify({
      success: true,
      data: newest.slice(0, MAX_MOVEMENTS).map(toTelegramWhale),
      meta: about,
    }),
    statistics: JSON.stringify({
      success: true,
      data: toTelegramStatistics(whaleStatistics(newest, clock.date()), about.fetched_at ?? undefined),
      meta: about,
    }),
  };
}

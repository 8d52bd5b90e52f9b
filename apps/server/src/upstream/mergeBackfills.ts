import type { Trade } from '@toolbox/core/feed';
import type { Backfill } from './upstream.ts';

/** The latest of some times. */
export function latest(times: readonly number[]): number | undefined {
  return times.length === 0 ? undefined : times.reduce((one, other) => Math.max(one, other));
}

/** The backfill of one pair. */
export type PairBackfill = Omit<Backfill, 'newest'>;

/** Combines the trades and the missing periods of several pairs. */
export function mergeBackfills(all: readonly PairBackfill[]): Backfill {
  const items = all.flatMap((one): readonly Trade[] => one.items);
  const missing = all.flatMap((one) => one.missing ?? []);
  const found = { items, newest: latest(items.map(({ timestamp }) => timestamp)) };
  if (missing.length === 0) return found;
  const from = Math.min(...missing.map((stretch) => stretch.from));
  return { ...found, missing: { from, to: Math.max(...missing.map((stretch) => stretch.to)) } };
}

import type { Backfill } from './upstream.ts';

/** Combines the missing periods of several pairs. */
export function mergeBackfills<Item>(all: readonly Backfill<Item>[]): Backfill<Item> {
  const items = all.flatMap((one) => one.items);
  const missing = all.flatMap((one) => one.missing ?? []);
  if (missing.length === 0) return { items };
  const from = Math.min(...missing.map((stretch) => stretch.from));
  return { items, missing: { from, to: Math.max(...missing.map((stretch) => stretch.to)) } };
}

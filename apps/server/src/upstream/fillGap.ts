import { setTimeout as wait } from 'node:timers/promises';
import type { Log } from '../log.ts';
import { reasonOf } from '../reasonOf.ts';
import type { Stretch, Upstream } from './upstream.ts';

export type FillOptions = {
  readonly log: Log;
  /** After an attempt that failed; doubled with each. */
  readonly retryMs: number;
  readonly signal: AbortSignal;
};

/** Overlap with what is known already; the hub drops the duplicates. */
const OVERLAP_MS = 2000;
const TRIES = 4;
/** A shorter gap is none: between two trades there is always some time. */
const LEAST_GAP_MS = 1000;

/** Asks until there is an answer; what the answer does not reach. */
async function fetchBackfill<Item>(
  upstream: Upstream<Item>,
  gap: Stretch,
  onItems: (items: readonly Item[], gapFrom: number) => void,
  { log, retryMs, signal }: FillOptions,
): Promise<Stretch | undefined> {
  const since = gap.from - OVERLAP_MS;
  for (let attempt = 1; upstream.backfill !== undefined; attempt += 1) {
    try {
      const { items, missing } = await upstream.backfill(since);
      onItems(items, since);
      if (missing === undefined) return undefined;
      return { from: Math.max(gap.from, missing.from), to: Math.min(gap.to, missing.to) };
    } catch (error) {
      if (attempt === TRIES) {
        log.warn({ exchange: upstream.name, reason: reasonOf(error) }, 'the gap could not be filled');
        break;
      }
      await wait(retryMs * 2 ** (attempt - 1), undefined, { signal });
    }
  }
  return gap;
}

/**
 * Fills the gap that a lost connection left, as far as the upstream's REST interface goes.
 *
 * @returns what is missing for good; `undefined` where everything is there
 * @throws when it was aborted
 */
export async function fillGap<Item>(
  upstream: Upstream<Item>,
  gap: Stretch,
  onItems: (items: readonly Item[], gapFrom: number) => void,
  options: FillOptions,
): Promise<Stretch | undefined> {
  const missing = await fetchBackfill(upstream, gap, onItems, options);
  if (missing === undefined || missing.to - missing.from < LEAST_GAP_MS) return undefined;
  const [from, to] = [missing.from, missing.to].map((date) => new Date(date).toISOString());
  options.log.warn({ exchange: upstream.name, from, to }, 'trades of this time are missing');
  return missing;
}

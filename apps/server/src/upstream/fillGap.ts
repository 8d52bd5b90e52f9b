import { setTimeout as wait } from 'node:timers/promises';
import type { Log } from '../log/log.ts';
import { logErrors, type ReportError } from '../log/logErrors.ts';
import { reasonOf } from '../log/reasonOf.ts';
import { MAX_RETRY_DELAY_MS } from '../rest/createSource.ts';
import { requestedDelayMs } from '../rest/fetchText.ts';
import { latest } from './mergeBackfills.ts';
import type { Gap, Stretch, Upstream } from './upstream.ts';

export type FillOptions = {
  readonly log: Log;
  readonly reportError: ReportError;
  /** The delay after a failed attempt, doubled with each. */
  readonly retryMs: number;
  readonly signal: AbortSignal;
};

/** Overlap with known trades; the hub drops the duplicates. */
const OVERLAP_MS = 2000;
const TRIES = 4;
/** Shorter gaps are ignored: there is always some time between two trades. */
const MIN_GAP_MS = 1000;
const LAG = 'the REST API does not have the newest trades yet';

/**
 * Fills gaps one after another. Those that appear meanwhile are merged into one: an upstream that is lost again and
 * again, and responds slowly, would otherwise be sent more and more requests at once.
 *
 * @param fill fills one gap; what it throws before it is aborted is reported
 */
export function createGapQueue(
  fill: (gap: Gap) => Promise<void>,
  { reportError, signal }: Pick<FillOptions, 'reportError' | 'signal'>,
): (gap: Gap) => void {
  let next: Gap | undefined;
  let isRunning = false;
  const run = async () => {
    isRunning = true;
    while (next !== undefined) {
      const gap = next;
      next = undefined;
      await fill(gap).catch((error: unknown) => {
        if (!signal.aborted) reportError(error);
      });
    }
    isRunning = false;
  };
  return (gap) => {
    const all = next === undefined ? [gap] : [next, gap];
    next = {
      from: Math.min(...all.map(({ from }) => from)),
      to: Math.max(...all.map(({ to }) => to)),
      itemAfter: latest(all.flatMap(({ itemAfter }) => itemAfter ?? [])),
    };
    if (!isRunning) void run();
  };
}

/**
 * Retries until there is a response with everything up to the end of the gap; returns what the last response does not
 * cover. A response may be empty, or end too early, because the REST API lags behind the feed.
 */
async function fetchBackfill<Item>(
  upstream: Upstream<Item>,
  gap: Gap,
  onItems: (items: readonly Item[], gapFrom: number) => void,
  { log, reportError, retryMs, signal }: FillOptions,
): Promise<Stretch | undefined> {
  const since = gap.from - OVERLAP_MS;
  let uncovered: Stretch = gap;
  for (let attempt = 1; upstream.backfill !== undefined; attempt += 1) {
    try {
      const { items, newest = gap.from, missing } = await upstream.backfill(since, gap.to);
      signal.throwIfAborted();
      if (!logErrors(reportError, () => onItems(items, since))) return gap;
      // A list that was not read to its end says nothing about the newest trades: to read it again would not help.
      const isCut = missing !== undefined && missing.to >= gap.to;
      const isLate = !isCut && gap.itemAfter !== undefined && newest < gap.itemAfter - MIN_GAP_MS;
      if (!isLate && missing === undefined) return undefined;
      const { from, to } = missing ?? { from: newest, to: gap.to };
      uncovered = { from: Math.max(gap.from, from), to: isLate ? gap.to : Math.min(gap.to, to) };
      if (!isLate) return uncovered;
      throw new Error(LAG);
    } catch (error) {
      signal.throwIfAborted();
      if (attempt === TRIES) {
        log.warn({ exchange: upstream.name, reason: reasonOf(error) }, 'the gap could not be filled');
        break;
      }
      const waitMs = Math.max(retryMs * 2 ** (attempt - 1), requestedDelayMs(error, MAX_RETRY_DELAY_MS));
      await wait(waitMs, undefined, { signal });
    }
  }
  return uncovered;
}

/**
 * Backfills the gap of a lost connection, as far as the upstream's REST API allows.
 *
 * @returns what is permanently missing; `undefined` if nothing is missing
 * @throws when it was aborted
 */
export async function fillGap<Item>(
  upstream: Upstream<Item>,
  gap: Gap,
  onItems: (items: readonly Item[], gapFrom: number) => void,
  options: FillOptions,
): Promise<Stretch | undefined> {
  const missing = await fetchBackfill(upstream, gap, onItems, options);
  if (missing === undefined || missing.to - missing.from < MIN_GAP_MS) return undefined;
  const [from, to] = [missing.from, missing.to].map((date) => new Date(date).toISOString());
  options.log.warn({ exchange: upstream.name, from, to }, 'trades of this time are missing');
  return missing;
}

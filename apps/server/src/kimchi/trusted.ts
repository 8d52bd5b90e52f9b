import { isPlausibleChange } from '@toolbox/core/kimchi';

/** A figure with its origin, as it is served. */
export type Figure = {
  readonly price: number;
  readonly source: string;
  /** By the source's clock where it tells the time, else of the reading; milliseconds since 1970. */
  readonly timestamp: number;
  /** When it was read, by the monotonic clock. */
  readonly at: number;
};

export type Gate = {
  /** The figure to serve: the first candidate that may be believed, else the last one that was. */
  readonly choose: (candidates: readonly Figure[], now: number) => Figure | undefined;
};

/** Older than this is served with a mark. */
export const STALE_MS = 30 * 60_000;
/** Older than this is not served. */
export const REFUSED_MS = 6 * 3_600_000;
/** Two sources confirm each other when they differ by no more than this share. */
const AGREEMENT = 0.05;

/**
 * Watches one price or rate. A candidate that jumps by more than `limit` from the last accepted figure is believed only
 * when a second source says about the same, or (with `persistent`) when the next reading says it again.
 */
export function createGate(limit: number, persistent: boolean): Gate {
  let last: Figure | undefined;
  let suspect: Figure | undefined;

  const confirmed = (candidate: Figure, others: readonly Figure[]) =>
    others.some(
      ({ source, price }) => source !== candidate.source && Math.abs(price - candidate.price) <= price * AGREEMENT,
    );
  const repeated = (candidate: Figure) =>
    persistent &&
    suspect !== undefined &&
    suspect.source === candidate.source &&
    candidate.at > suspect.at &&
    isPlausibleChange(suspect.price, candidate.price, limit);

  return {
    choose: (candidates, now) => {
      const before = last !== undefined && now - last.at <= REFUSED_MS ? last : undefined;
      for (const candidate of candidates) {
        if (now - candidate.at > REFUSED_MS) continue;
        // Another source is another measurement: it may differ more than one source does from one minute to the next.
        const bound = before === undefined || before.source === candidate.source ? limit : Math.max(limit, AGREEMENT);
        const plausible = isPlausibleChange(before?.price, candidate.price, bound);
        if (plausible || (candidate.price > 0 && (confirmed(candidate, candidates) || repeated(candidate)))) {
          last = candidate;
          if (suspect?.source === candidate.source) suspect = undefined;
          return candidate;
        }
        suspect = candidate;
      }
      return before;
    },
  };
}

import { isPlausibleChange } from '@toolbox/core/kimchi';

/** A served figure with its origin. */
export type Figure = {
  readonly price: number;
  readonly source: string;
  /** By the source's clock if it has a timestamp, else the time of reading; milliseconds since 1970. */
  readonly timestamp: number;
  /** When it was read, by the monotonic clock. */
  readonly at: number;
  /** Whether it is the current figure of its source, and not older than usual for the source. */
  readonly isCurrent: boolean;
};

/** A figure to serve, and whether a second source confirmed it. */
export type TrustedFigure = { readonly figure: Figure; readonly isConfirmed: boolean };

export type FigureGate = {
  /**
   * The figure to serve: the first trusted candidate, else the last trusted figure.
   *
   * @param witnesses figures of other sources that may confirm a candidate but not replace it
   */
  readonly choose: (
    candidates: readonly Figure[],
    now: number,
    witnesses?: readonly Figure[],
  ) => TrustedFigure | undefined;
  /** Whether a candidate would be trusted, given the figures of the others. */
  readonly isBeyondDoubt: (candidate: Figure, now: number, witnesses: readonly Figure[]) => boolean;
};

/** Older than this is not served. */
export const REFUSED_MS = 6 * 3_600_000;
/** A first figure that is neither confirmed nor contradicted counts after this time. */
export const STEADY_MS = 10 * 60_000;
/** Older readings confirm nothing. */
const WITNESS_MS = 2 * 3_600_000;
/** Two sources confirm each other when they differ by no more than this share. */
const AGREEMENT = 0.05;

type Taken = TrustedFigure & {
  /** Since when figures have changed without a jump, by the monotonic clock. */
  readonly since: number;
};

/**
 * Watches one price or rate.
 *
 * - The first figure is served at once; it is confirmed when a second source reports about the same, or when it has
 *   been steady for {@link STEADY_MS}.
 * - A candidate that jumps by more than `limit` from the previous figure is trusted only when a second source reports
 *   about the same, or (with `persistent`, and while the figure is not confirmed) when the next reading repeats it.
 */
export function createFigureGate(limit: number, persistent: boolean): FigureGate {
  let last: Taken | undefined;
  let suspect: Figure | undefined;

  const isWitnessed = (candidate: Figure, others: readonly Figure[], now: number) =>
    others.some(
      ({ source, price, at }) =>
        source !== candidate.source &&
        now - at <= WITNESS_MS &&
        Math.abs(price - candidate.price) <= candidate.price * AGREEMENT,
    );
  const isRepeated = (candidate: Figure) =>
    suspect !== undefined &&
    suspect.source === candidate.source &&
    candidate.at > suspect.at &&
    isPlausibleChange(suspect.price, candidate.price, limit);
  const before = (now: number) => (last !== undefined && now - last.figure.at <= REFUSED_MS ? last : undefined);
  const follows = (candidate: Figure, known: Figure) => {
    // Another source may differ more than one source changes from minute to minute.
    const bound = known.source === candidate.source ? limit : Math.max(limit, AGREEMENT);
    return isPlausibleChange(known.price, candidate.price, bound);
  };

  /** The state after accepting a candidate; undefined if it is not trusted. */
  const judged = (candidate: Figure, now: number, witnesses: readonly Figure[]): Taken | undefined => {
    const known = before(now);
    const witnessed = isWitnessed(candidate, witnesses, now);
    const steady = known !== undefined && follows(candidate, known.figure);
    if (known === undefined) return { figure: candidate, isConfirmed: witnessed, since: candidate.at };
    // An unconfirmed figure is replaced by a repeated one.
    const isConfirmedTwice = (persistent || !known.isConfirmed) && isRepeated(candidate);
    if (!steady && !witnessed && !isConfirmedTwice) return undefined;
    const since = steady ? known.since : candidate.at;
    const isConfirmed = known.isConfirmed || witnessed || candidate.at - since >= STEADY_MS;
    return { figure: candidate, isConfirmed, since };
  };

  return {
    isBeyondDoubt: (candidate, now, witnesses) => judged(candidate, now, witnesses)?.isConfirmed === true,
    choose: (candidates, now, witnesses = []) => {
      for (const candidate of candidates) {
        if (now - candidate.at > REFUSED_MS || !isPlausibleChange(undefined, candidate.price, limit)) continue;
        const taken = judged(candidate, now, [...candidates, ...witnesses]);
        if (taken === undefined) {
          suspect = candidate;
          continue;
        }
        last = taken;
        if (suspect?.source === candidate.source) suspect = undefined;
        return taken;
      }
      return before(now);
    },
  };
}

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

/** A figure to serve. */
export type TrustedFigure = {
  readonly figure: Figure;
  /** Whether a second source confirmed it. */
  readonly isConfirmed: boolean;
  /**
   * Whether the current figure of another source differs from it. If it is confirmed, the other must have differed for
   * {@link CONFIRMED_AFTER_MS}.
   */
  readonly isContradicted: boolean;
};

type Evidence = {
  /** Figures of other sources that may confirm a candidate but not replace it. */
  readonly witnesses?: readonly Figure[];
  /**
   * The approximate figure, derived from figures of another kind. It decides between sources that contradict each other
   * while none of them is confirmed.
   */
  readonly expected?: number | undefined;
};

export type FigureGate = {
  /** The figure to serve: the first trusted candidate, else the last trusted figure. */
  readonly choose: (candidates: readonly Figure[], now: number, evidence?: Evidence) => TrustedFigure | undefined;
  /** Whether a candidate would be trusted, given the figures of the others. */
  readonly isBeyondDoubt: (candidate: Figure, now: number, witnesses: readonly Figure[]) => boolean;
};

/** Older than this is not served. */
export const MAX_SERVED_AGE_MS = 6 * 3_600_000;
/**
 * A first figure that is neither confirmed nor contradicted counts after this time. So does a contradiction of a
 * confirmed figure: in fast markets, sources differ for a while.
 */
export const CONFIRMED_AFTER_MS = 10 * 60_000;
/** Older readings confirm nothing. */
const WITNESS_MS = 2 * 3_600_000;
/** A figure that is not current, and older than this, contradicts nothing. */
const CONTRADICTION_MS = 10 * 60_000;
/** Among contradicting figures, the nearest to the expectation comes first if it is nearer by this share of it. */
const MIN_DISTANCE_GAIN = 0.05;
/** A figure may differ from what figures of another kind suggest by this share: premiums are this high at times. */
const EXPECTATION = 0.3;
/**
 * The largest jump from a confirmed figure that one source can make by repeating it, as a multiple of the usual
 * change, and as a share. A larger one is an error of units or of the format.
 */
const REPEATED = { multiple: 20, share: 0.5 };

export type GateLimits = {
  /** The largest change from one reading of a source to the next that is trusted at once, as a share. */
  readonly change: number;
  /** Sources that differ by no more than this share confirm each other; others contradict each other. */
  readonly agreement: number;
  /** Whether a jump from a confirmed figure is trusted when it is repeated. */
  readonly persistent: boolean;
};

type GateState = TrustedFigure & {
  /** The time since which figures have changed without a jump or a contradiction, by the monotonic clock. */
  readonly since: number;
  /** The time since which every figure has been contradicted. */
  readonly contradictedSince: number | undefined;
};

function isNear(price: number, other: number, share: number): boolean {
  return Math.abs(other - price) <= price * share;
}

/** Whether a figure of another source is about the same. */
export function isWitnessed(candidate: Figure, others: readonly Figure[], now: number, agreement: number): boolean {
  return others.some(
    ({ source, price, at }) =>
      source !== candidate.source && now - at <= WITNESS_MS && isNear(candidate.price, price, agreement),
  );
}

/** The current figures of other sources, unless a source reports about the same as the candidate. */
function contradictions(
  candidate: Figure,
  others: readonly Figure[],
  now: number,
  agreement: number,
): readonly Figure[] {
  if (isWitnessed(candidate, others, now, agreement)) return [];
  return others.filter(
    ({ source, at, isCurrent }) => source !== candidate.source && (isCurrent || now - at <= CONTRADICTION_MS),
  );
}

/**
 * Watches one price or rate.
 *
 * - The first figure is served at once; it is confirmed when a second source reports about the same, or when it has
 *   been steady for {@link CONFIRMED_AFTER_MS} and no source contradicted it.
 * - A candidate that jumps by more than `change` from the previous figure is trusted only when a second source reports
 *   about the same, or (with `persistent`, and while the figure is not confirmed) when the next reading repeats it
 *   and no source contradicts it. A repeated jump is not confirmed, and from a confirmed figure it is limited.
 */
export function createFigureGate({ change: limit, agreement, persistent }: GateLimits): FigureGate {
  const repeatedLimit = Math.min(limit * REPEATED.multiple, REPEATED.share);
  let last: GateState | undefined;
  let suspect: Figure | undefined;

  const isRepeated = (candidate: Figure) =>
    suspect !== undefined &&
    suspect.source === candidate.source &&
    candidate.at > suspect.at &&
    isPlausibleChange(suspect.price, candidate.price, limit);
  const before = (now: number) => (last !== undefined && now - last.figure.at <= MAX_SERVED_AGE_MS ? last : undefined);
  const follows = (candidate: Figure, known: Figure) => {
    // Another source may differ more than one source changes from minute to minute.
    const bound = known.source === candidate.source ? limit : Math.max(limit, agreement);
    return isPlausibleChange(known.price, candidate.price, bound);
  };
  const mayJump = (candidate: Figure, known: GateState, contradicted: boolean) => {
    if (!isRepeated(candidate)) return false;
    if (known.isConfirmed)
      return persistent && !contradicted && isPlausibleChange(known.figure.price, candidate.price, repeatedLimit);
    // No other source agreed with this one before, either.
    return !contradicted || (known.isContradicted && known.figure.source === candidate.source);
  };

  /** The state after accepting a candidate; undefined if it is not trusted. */
  const stateAfter = (
    candidate: Figure,
    now: number,
    { witnesses = [], expected }: Evidence,
  ): GateState | undefined => {
    const known = before(now);
    const witnessed = isWitnessed(candidate, witnesses, now, agreement);
    const contradicting = contradictions(candidate, witnesses, now, agreement);
    const contradicted = contradicting.length > 0;
    // An expectation that suits both sides decides nothing.
    const suits = ({ price }: Figure) => expected !== undefined && isNear(expected, price, EXPECTATION);
    const isExpected = suits(candidate) && !contradicting.some(suits);
    const steady = known !== undefined && follows(candidate, known.figure);
    const isChosen = known === undefined || (isExpected && contradicted && !known.isConfirmed);
    if (!isChosen && !steady && !witnessed && !mayJump(candidate, known, contradicted)) return undefined;
    const since = steady && (isExpected || !contradicted) ? known.since : candidate.at;
    const isConfirmed = witnessed || (steady && known.isConfirmed) || candidate.at - since >= CONFIRMED_AFTER_MS;
    const contradictedSince = contradicted ? (known?.contradictedSince ?? candidate.at) : undefined;
    const isLasting = contradictedSince !== undefined && candidate.at - contradictedSince >= CONFIRMED_AFTER_MS;
    const isContradicted = isConfirmed ? isLasting : contradicted;
    return { figure: candidate, isConfirmed, isContradicted, since, contradictedSince };
  };

  /**
   * The candidates in their order; if they contradict each other, one that is much nearer to the expectation comes
   * first.
   */
  const ordered = (candidates: readonly Figure[], now: number, expected: number | undefined) => {
    const doubtful = candidates.some((candidate) => contradictions(candidate, candidates, now, agreement).length > 0);
    const [first] = candidates;
    if (expected === undefined || first === undefined || !doubtful || before(now)?.isConfirmed) return candidates;
    const distance = ({ price }: Figure) => Math.abs(price - expected);
    const nearest = candidates.reduce((one, other) => (distance(other) < distance(one) ? other : one));
    const isBetter = distance(first) - distance(nearest) > expected * MIN_DISTANCE_GAIN;
    return isBetter ? [nearest, ...candidates.filter((candidate) => candidate !== nearest)] : candidates;
  };

  return {
    isBeyondDoubt: (candidate, now, witnesses) => stateAfter(candidate, now, { witnesses })?.isConfirmed === true,
    choose: (candidates, now, { witnesses = [], expected } = {}) => {
      for (const candidate of ordered(candidates, now, expected)) {
        if (now - candidate.at > MAX_SERVED_AGE_MS || !isPlausibleChange(undefined, candidate.price, limit)) continue;
        const next = stateAfter(candidate, now, { witnesses: [...candidates, ...witnesses], expected });
        if (next === undefined) {
          suspect = candidate;
          continue;
        }
        last = next;
        if (suspect?.source === candidate.source) suspect = undefined;
        return next;
      }
      return before(now);
    },
  };
}

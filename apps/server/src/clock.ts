/** The two times there are. They are never mixed: one is for measuring, the other for telling. */
export interface Clock {
  /**
   * Milliseconds of a clock that only runs forward, from an origin of its own: for every age, timeout, backoff and rate
   * window. Setting the machine's clock does not touch it.
   */
  readonly now: () => number;
  /** Milliseconds since 1970 as the machine believes: only for what is shown and stored. It may jump either way. */
  readonly date: () => number;
}

export const systemClock: Clock = { now: () => performance.now(), date: () => Date.now() };

/** What the machine's clock says today of a moment of `now`, in milliseconds since 1970. */
export function dateOf(clock: Clock, moment: number): number {
  return Math.round(clock.date() - (clock.now() - moment));
}

/** The two clocks. They are never mixed: one measures durations, the other gives the date. */
export interface Clock {
  /**
   * Milliseconds of a clock that only runs forward, with an arbitrary origin: for every age, timeout, backoff and
   * rate window. Setting the machine's clock does not affect it.
   */
  readonly now: () => number;
  /** Milliseconds since 1970 by the machine's clock: only for display and storage. It may jump in either direction. */
  readonly date: () => number;
}

export const systemClock: Clock = { now: () => performance.now(), date: () => Date.now() };

/** Converts a time of `now` to milliseconds since 1970 by the machine's clock. */
export function dateOf(clock: Clock, at: number): number {
  return Math.round(clock.date() - (clock.now() - at));
}

import type { Clock } from '../clock.ts';

/** A time by the monotonic clock, and what the upstream's clock said then. */
export type Moment = { readonly at: number; readonly date: number };

export type PauseWatch = {
  /**
   * Until when everything was received that was sent: `seen`, the time of the last data, or where the last pause began
   * if that data was received shortly after it. It may then be data from before the pause.
   */
  readonly completeUntil: (seen: Moment) => Moment;
  readonly close: () => void;
};

const CHECK_MS = 1000;
/** A check may be late by this much while the process is busy. */
const MAX_DELAY_MS = 10_000;

/**
 * Recognizes that this process was paused while the monotonic clock advanced. What the upstream sent before is read
 * afterward, up to the end of a connection that was closed meanwhile, so it seems to be current.
 *
 * @param settleMs after this much time, data that is received was sent after the pause
 */
export function watchPauses(clock: Clock, dateAt: (at: number) => number, settleMs: number): PauseWatch {
  const read = (): Moment => ({ at: clock.now(), date: dateAt(clock.now()) });
  let last = read();
  let pause: { readonly from: Moment; readonly to: number } | undefined;
  const check = () => {
    const next = read();
    if (next.at - last.at > CHECK_MS + MAX_DELAY_MS) pause = { from: last, to: next.at };
    last = next;
  };
  const timer = setInterval(check, CHECK_MS);
  return {
    completeUntil: (seen) => {
      // Sockets may be read before the timer is due.
      check();
      if (pause === undefined || seen.at < pause.from.at || seen.at > pause.to + settleMs) return seen;
      return pause.from;
    },
    close: () => clearInterval(timer),
  };
}

import type { Clock } from '../clock.ts';

/** A time by the monotonic clock, and what the upstream's clock said then. */
export type Moment = { readonly at: number; readonly date: number };

export type PauseWatch = {
  /**
   * Until when everything was received that was sent: `seen`, the time of the last data, or where a pause began if that
   * data was received shortly after it. It may then be data from before the pause, or from before an earlier one that
   * ended shortly before.
   */
  readonly completeUntil: (seen: Moment) => Moment;
  /** Drops the pauses before a connection was opened: what it receives was sent after them. */
  readonly forgetBefore: (openedAt: number) => void;
  /** Looks for a pause now: sockets may be read before the timer is due. */
  readonly check: () => void;
  readonly close: () => void;
};

const CHECK_MS = 1000;
/** A check may be late by this much while the process is busy. */
const MAX_DELAY_MS = 10_000;
/** The last data may be from before a number of pauses if no connection succeeds between them. */
const MAX_PAUSES = 100;

/**
 * Recognizes that this process was paused while the monotonic clock advanced. What the upstream sent before is read
 * afterward, up to the end of a connection that was closed meanwhile, so it seems to be current.
 *
 * @param settleMs after this much time, data that is received was sent after the pause
 * @param onPause called after each pause, with its length in milliseconds
 */
export function watchPauses(
  clock: Clock,
  dateAt: (at: number) => number,
  settleMs: number,
  onPause: (ms: number) => void,
): PauseWatch {
  const read = (): Moment => ({ at: clock.now(), date: dateAt(clock.now()) });
  let last = read();
  let pauses: readonly { readonly from: Moment; readonly to: number }[] = [];
  const check = () => {
    const next = read();
    const from = last;
    last = next;
    if (next.at - from.at <= CHECK_MS + MAX_DELAY_MS) return;
    pauses = [...pauses, { from, to: next.at }].slice(-MAX_PAUSES);
    onPause(next.at - from.at);
  };
  const timer = setInterval(check, CHECK_MS);
  return {
    completeUntil: (seen) => {
      check();
      return pauses.reduceRight(
        (until, { from, to }) => (until.at < from.at || until.at > to + settleMs ? until : from),
        seen,
      );
    },
    forgetBefore: (openedAt) => {
      pauses = pauses.filter(({ to }) => to > openedAt);
    },
    check: () => {
      // Called with each frame.
      if (clock.now() - last.at > CHECK_MS) check();
    },
    close: () => clearInterval(timer),
  };
}

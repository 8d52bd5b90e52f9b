import type { Clock } from '../clock.ts';

/** Differences that are no leap: clocks are trimmed all the time. */
const LEAP_MS = 60_000;
/** A leap that lasts is the truth. */
export const BELIEVED_MS = 48 * 3_600_000;

/**
 * The date by which old rows are deleted: what was deleted because somebody set the clock ahead does not come back when it
 * is set right. A leap ahead is believed after two days; a leap back, which deletes nothing, at once.
 */
export function cautiousDate({ now, date }: Clock): () => number {
  let origin = date() - now();
  let leaptAt: number | undefined;
  return () => {
    const ahead = date() - now() - origin;
    if (ahead <= LEAP_MS) leaptAt = undefined;
    else leaptAt ??= now();
    const isBelieved = leaptAt === undefined || now() - leaptAt >= BELIEVED_MS;
    if (isBelieved) origin += ahead;
    return now() + origin;
  };
}

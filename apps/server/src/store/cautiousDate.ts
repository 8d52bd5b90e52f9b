import type { Clock } from '../clock.ts';

/** Smaller differences are not jumps: clocks are adjusted all the time. */
const LEAP_MS = 60_000;
/** A jump that persists this long is accepted. */
export const BELIEVED_MS = 48 * 3_600_000;

/**
 * The date used for deleting old rows, protected against clock errors: rows deleted because the clock was set ahead
 * could not be restored. A jump forward is accepted after two days; a jump back, which deletes nothing, at once.
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

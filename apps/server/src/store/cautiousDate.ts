import type { Clock } from '../clock.ts';

/** Smaller differences are not jumps: clocks are adjusted all the time. */
const JUMP_MS = 60_000;
/** A jump that persists this long is accepted. */
export const ACCEPTED_AFTER_MS = 48 * 3_600_000;

/**
 * The date used for deleting old rows, protected against clock errors: rows deleted because the clock was set ahead
 * could not be restored. A jump forward is accepted after two days; a jump back, which deletes nothing, at once.
 */
export function cautiousDate({ now, date }: Clock): () => number {
  let origin = date() - now();
  let jumpedAt: number | undefined;
  return () => {
    const ahead = date() - now() - origin;
    if (ahead <= JUMP_MS) jumpedAt = undefined;
    else jumpedAt ??= now();
    const isAccepted = jumpedAt === undefined || now() - jumpedAt >= ACCEPTED_AFTER_MS;
    if (isAccepted) origin += ahead;
    return now() + origin;
  };
}

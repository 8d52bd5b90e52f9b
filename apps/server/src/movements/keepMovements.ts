import type { WhaleMovement } from '@toolbox/core/whale';
import type { Store } from '../store/store.ts';

/** Further ahead than plausible for an error of this machine's clock. */
export const MAX_AHEAD_MS = 48 * 3_600_000;

/**
 * Stores new movements; posts do not change. One with a date in the far future gets the time it was received, otherwise
 * it would stay at the top until then. A date that is not as far ahead stays, because this machine's clock may be
 * behind.
 *
 * @param now milliseconds since 1970, by whichever known clock is ahead: that of this machine or of the source
 */
export function keepMovements(store: Store, movements: readonly WhaleMovement[], now: number): void {
  const put = movements
    .filter(({ id }) => !store.has('movement', id))
    .map((movement) => {
      const stated = Date.parse(movement.timestamp);
      const time = stated > now + MAX_AHEAD_MS ? now : stated;
      return { id: movement.id, time, body: { ...movement, timestamp: new Date(time).toISOString() } };
    });
  if (put.length > 0) store.write('movement', { put });
}

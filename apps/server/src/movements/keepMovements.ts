import type { WhaleMovement } from '@toolbox/core/whale';
import type { Store } from '../store/store.ts';

/**
 * Stores new movements; posts do not change. One with a future date gets the time it was received, otherwise it would
 * stay at the top until then.
 *
 * @param now milliseconds since 1970
 */
export function keepMovements(store: Store, movements: readonly WhaleMovement[], now: number): void {
  const put = movements
    .filter(({ id }) => !store.has('movement', id))
    .map((movement) => {
      const time = Math.min(Date.parse(movement.timestamp), now);
      return { id: movement.id, time, body: { ...movement, timestamp: new Date(time).toISOString() } };
    });
  if (put.length > 0) store.write('movement', { put });
}

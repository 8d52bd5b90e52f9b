import type { WhaleMovement } from '@toolbox/core/whale';
import type { Store } from '../store/store.ts';

/**
 * Stores the movements that are not known yet; what a post said once, it says for ever. One that says it is from the
 * future is dated when it was received: otherwise it would stand first until then.
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

import type { WhaleMovement } from '@toolbox/core/whale';
import type { Store } from '../store/store.ts';

/** Stores the movements that are not known yet; what a post said once, it says for ever. */
export function keepMovements(store: Store, movements: readonly WhaleMovement[]): void {
  const put = movements
    .filter(({ id }) => !store.has('movement', id))
    .map((movement) => ({ id: movement.id, time: Date.parse(movement.timestamp), body: movement }));
  if (put.length > 0) store.write('movement', { put });
}

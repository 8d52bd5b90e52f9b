import { useSyncExternalStore } from 'react';
import { createStoredIds } from './createStoredIds.ts';

const NONE: readonly string[] = [];
const favorites = createStoredIds('favourites');

/** The starred tools, stored on this device and shared by all tabs. */
export function useFavorites(): { readonly ids: readonly string[]; readonly toggle: (id: string) => void } {
  const ids = useSyncExternalStore(favorites.subscribe, favorites.read, () => NONE);
  return {
    ids,
    toggle: (id) => favorites.write(ids.includes(id) ? ids.filter((other) => other !== id) : [...ids, id]),
  };
}

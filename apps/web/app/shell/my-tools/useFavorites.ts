import { useSyncExternalStore } from 'react';
import { createStoredIds } from './createStoredIds.ts';

const NONE: readonly string[] = [];
const favorites = createStoredIds('favourites');

/** The starred tools, stored on this device and shared by all tabs. */
export function useFavorites(): { readonly ids: readonly string[]; readonly toggle: (id: string) => void } {
  const ids = useSyncExternalStore(favorites.subscribe, favorites.read, () => NONE);
  return {
    ids,
    // The list as stored: a page that comes back by the history has missed changes in other tabs.
    toggle: (id) =>
      favorites.write([...favorites.read().filter((other) => other !== id), ...(ids.includes(id) ? [] : [id])]),
  };
}

import { useSyncExternalStore } from 'react';
import { createStoredIds } from './createStoredIds.ts';

const NONE: readonly string[] = [];
const favourites = createStoredIds('favourites');

/** The starred tools, stored on this device and shared by all tabs. */
export function useFavourites(): { readonly ids: readonly string[]; readonly toggle: (id: string) => void } {
  const ids = useSyncExternalStore(favourites.subscribe, favourites.read, () => NONE);
  return {
    ids,
    toggle: (id) => favourites.write(ids.includes(id) ? ids.filter((other) => other !== id) : [...ids, id]),
  };
}

import { useEffect, useState } from 'react';
import { fetchOnce } from '../../loading/fetchOnce.ts';
import { useIdle } from '../../loading/useIdle.ts';

const file = fetchOnce(() => import('./toolSearch.ts'));

export type ToolSearch = Awaited<ReturnType<typeof file.load>>;

/**
 * The search and its list of results; undefined until they have loaded: once somebody is about to search, or the page has
 * nothing else to do, so that they are there when a new release has replaced their file.
 */
export function useToolSearch(isWanted: boolean): ToolSearch | undefined {
  const [search, setSearch] = useState(file.loaded);
  const isIdle = useIdle();
  useEffect(() => {
    // Where it does not load, the next time it is wanted tries again; the menu leads everywhere without it.
    if ((isWanted || isIdle) && search === undefined) file.load().then(setSearch, () => undefined);
  }, [isWanted, isIdle, search]);
  return search;
}

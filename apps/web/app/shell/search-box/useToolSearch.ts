import { useEffect, useState } from 'react';
import { fetchOnce } from '../../loading/fetchOnce.ts';
import { useIdle } from '../../loading/useIdle.ts';

const file = fetchOnce(() => import('./toolSearch.ts'));

export type ToolSearch = Awaited<ReturnType<typeof file.load>>;

/**
 * The search and its result list; undefined until they have loaded, which starts when the visitor is about to search
 * or the page is idle, so that a new release cannot make their file unavailable.
 */
export function useToolSearch(isWanted: boolean): ToolSearch | undefined {
  const [search, setSearch] = useState(file.loaded);
  const isIdle = useIdle();
  useEffect(() => {
    // If it fails to load, the next use tries again; the menu works without it.
    if ((isWanted || isIdle) && search === undefined) file.load().then(setSearch, () => undefined);
  }, [isWanted, isIdle, search]);
  return search;
}

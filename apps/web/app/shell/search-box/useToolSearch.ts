import { useEffect, useState } from 'react';
import { fetchOnce } from '../../loading/fetchOnce.ts';
import { useSettled } from '../../loading/useSettled.ts';

const chunk = fetchOnce(() => import('./toolSearch.ts'));

export type ToolSearch = Awaited<ReturnType<typeof chunk.load>>;

/**
 * The search and its result list; undefined until they have loaded, which starts when the visitor is about to search
 * or the page has settled, so that a new release cannot make their file unavailable.
 */
export function useToolSearch(isWanted: boolean): ToolSearch | undefined {
  const [search, setSearch] = useState(chunk.loaded);
  const isSettled = useSettled();
  useEffect(() => {
    // If it fails to load, the next use tries again; the menu works without it.
    if ((isWanted || isSettled) && search === undefined) chunk.load().then(setSearch, () => undefined);
  }, [isWanted, isSettled, search]);
  return search;
}

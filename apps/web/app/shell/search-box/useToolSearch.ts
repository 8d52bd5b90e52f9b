import { useEffect, useState } from 'react';
import { fetchOnce } from '../../loading/fetchOnce.ts';

const file = fetchOnce(() => import('./toolSearch.ts'));

export type ToolSearch = Awaited<ReturnType<typeof file.load>>;

/** The search and its list of results, loaded once somebody is about to search; undefined until then. */
export function useToolSearch(isWanted: boolean): ToolSearch | undefined {
  const [search, setSearch] = useState(file.loaded);
  useEffect(() => {
    // Where it does not load, the next time it is wanted tries again; the menu leads everywhere without it.
    if (isWanted && search === undefined) file.load().then(setSearch, () => undefined);
  }, [isWanted, search]);
  return search;
}

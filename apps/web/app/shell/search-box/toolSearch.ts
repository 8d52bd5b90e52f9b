import type { ShellSlots } from '../../loading/shellSlots.ts';
import type { Tool } from '../../registry/createRegistry.ts';
import { relatedEntries } from '../../registry/search/relatedEntries.ts';
import { type SearchEntry, searchEntries } from '../../registry/search/searchEntries.ts';

export { SearchResults } from './SearchResults.tsx';

/** The tools that a query finds; if none does and nothing answers it, those that it is about. */
export function searchTools(
  entries: readonly SearchEntry<Tool>[],
  query: string,
  limit: number,
  isQuestion: ShellSlots['isQuestion'],
): readonly SearchEntry<Tool>[] {
  const found = searchEntries(entries, query, limit);
  return found.length > 0 || isQuestion?.(query, { findsNone: true }) ? found : relatedEntries(entries, query, limit);
}

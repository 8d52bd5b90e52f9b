import { useMemo } from 'react';
import { useMessages } from '../../i18n/useMessages.ts';
import { useToolMetadata } from '../../i18n/useToolMetadata.ts';
import type { Tool } from '../../registry/createRegistry.ts';
import { registry } from '../../registry/registry.ts';
import type { SearchEntry } from '../../registry/search/searchEntries.ts';

type SearchEntryOptions = {
  /** Whether the synonyms are fetched: once the search is used. */
  readonly withSynonyms: boolean;
};

/** The search entries of all tools, in the language of the page. Until the synonyms arrive they have only names. */
export function useSearchEntries({ withSynonyms }: SearchEntryOptions): readonly SearchEntry<Tool>[] {
  const t = useMessages('meta');
  const ready = useToolMetadata(withSynonyms);
  return useMemo(
    () =>
      registry.tools.map((tool) => ({
        item: tool,
        label: t(`tools.${tool.id}.name`),
        category: t(`categories.${tool.category}.name`),
        path: tool.path,
        also: ready ? t(`tools.${tool.id}.search`) : '',
      })),
    [t, ready],
  );
}

import { useMemo } from 'react';
import { useMessages } from '../../i18n/useMessages.ts';
import { useToolHeads } from '../../i18n/useToolHeads.ts';
import type { Tool } from '../../registry/createRegistry.ts';
import { registry } from '../../registry/registry.ts';
import type { SearchEntry } from '../../registry/searchTools.ts';

/**
 * All tools as the search knows them, in the language of the page. Their other names are fetched when the search is first
 * wanted; until they are there it finds by name.
 */
export function useSearchEntries(wanted: boolean): readonly SearchEntry<Tool>[] {
  const t = useMessages('meta');
  const ready = useToolHeads(wanted);
  return useMemo(
    () =>
      registry.tools.map((tool) => ({
        item: tool,
        label: t(`tools.${tool.id}.name`),
        category: t(`categories.${tool.category}.name`),
        path: tool.path,
        also: ready ? t(`tools.${tool.id}.also`) : '',
      })),
    [t, ready],
  );
}

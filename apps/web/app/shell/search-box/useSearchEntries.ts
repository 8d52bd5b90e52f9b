import { useMemo } from 'react';
import { useMessages } from '../../i18n/useMessages.ts';
import { useToolMetadata } from '../../i18n/useToolMetadata.ts';
import type { Tool } from '../../registry/createRegistry.ts';
import { registry } from '../../registry/registry.ts';
import type { SearchEntry } from '../../registry/search/searchEntries.ts';

/**
 * The search entries of all tools, in the language of the page. Synonyms are fetched when the search is first used;
 * until they arrive it finds tools by name.
 */
export function useSearchEntries(wanted: boolean): readonly SearchEntry<Tool>[] {
  const t = useMessages('meta');
  const ready = useToolMetadata(wanted);
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

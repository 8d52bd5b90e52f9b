import { useMemo } from 'react';
import { useWords } from '../../i18n/useWords.ts';
import type { Tool } from '../../registry/createRegistry.ts';
import { registry } from '../../registry/registry.ts';
import type { SearchEntry } from '../../registry/searchTools.ts';

/** All tools as the search knows them, in the language of the page. */
export function useSearchEntries(): readonly SearchEntry<Tool>[] {
  const t = useWords('meta');
  return useMemo(
    () =>
      registry.tools.map((tool) => ({
        item: tool,
        label: t(`tools.${tool.id}.name`),
        category: t(`categories.${tool.category}.name`),
        path: tool.path,
        also: t(`tools.${tool.id}.also`),
      })),
    [t],
  );
}

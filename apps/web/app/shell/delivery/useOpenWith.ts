import { useOpenPage } from '../../parts/local-link/useOpenPage.ts';
import type { ToolSuggestion } from '../../registry/suggestionsFor.ts';
import { deliveries } from './deliveries.ts';

/** Opens a tool with its fields filled in, which can be undone. */
export function useOpenWith(): (suggestion: Pick<ToolSuggestion, 'tool' | 'fill'>) => void {
  const openPage = useOpenPage();
  return ({ tool, fill }) => {
    deliveries.put(tool.id, fill);
    openPage?.(tool.path);
  };
}

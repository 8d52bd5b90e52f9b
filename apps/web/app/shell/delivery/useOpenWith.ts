import { isSecretGuess } from '@toolbox/core/address?copy';
import { useOpenPage } from '../../parts/local-link/useOpenPage.ts';
import type { ToolSuggestion } from '../../registry/suggestionsFor.ts';
import { deliveries } from './deliveries.ts';

/** Opens a tool with its fields filled in, which can be undone. */
export function useOpenWith(): (suggestion: ToolSuggestion) => void {
  const openPage = useOpenPage();
  return ({ tool, fill, intent }) => {
    deliveries.put(tool.id, fill, { isSecret: intent.kind === 'address' && isSecretGuess(intent.guess) });
    openPage?.(tool.path);
  };
}

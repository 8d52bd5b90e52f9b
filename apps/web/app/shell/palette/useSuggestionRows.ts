import type { Intent } from '@toolbox/core/intent';
import { formatWhole } from '@toolbox/i18n/format/formatWhole';
import { useMessages } from '../../i18n/useMessages.ts';
import { suggestionsFor, type ToolSuggestion } from '../../registry/suggestionsFor.ts';
import { useOpenWith } from '../delivery/useOpenWith.ts';
import type { Row } from './row.ts';

/**
 * The tools that accept the recognized intents, each with the reason; the first tool of each intent shows its answer.
 *
 * @param except the tool that the content comes from
 */
export function useSuggestionRows(intents: readonly Intent[], except?: string): readonly Row[] {
  const t = useMessages('palette');
  const meta = useMessages('meta', 'tools');
  const openWith = useOpenWith();

  function why(intent: Intent): string {
    if (intent.kind === 'list') return t('why.list', { count: formatWhole(intent.count) });
    if (intent.kind === 'json' && !intent.valid) return t('why.brokenJson');
    return t(`why.${intent.kind}`);
  }

  const suggestions = suggestionsFor(intents).filter(({ tool }) => tool.id !== except);
  const isFirstOf = ({ intent }: ToolSuggestion, index: number) =>
    suggestions.findIndex((other) => other.intent === intent) === index;
  return suggestions.map((suggestion, index): Row => {
    const { tool, intent } = suggestion;
    return {
      id: `suggestion-${tool.id}`,
      icon: tool.icon,
      label: meta(`${tool.id}.name`),
      detail: why(intent),
      ...(isFirstOf(suggestion, index) && { answer: intent }),
      run: () => openWith(suggestion),
    };
  });
}

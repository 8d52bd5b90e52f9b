import { useNavigate } from 'react-router';
import { useLanguage } from '../../i18n/LanguageProvider.tsx';
import type { ToolSuggestion } from '../../registry/toolIntents.ts';
import { deliveries } from './deliveries.ts';

/** Opens a tool with its fields filled in, which can be undone. */
export function useOpenWith(): (suggestion: Pick<ToolSuggestion, 'tool' | 'fill'>) => void {
  const navigate = useNavigate();
  const { href } = useLanguage();
  return ({ tool, fill }) => {
    deliveries.put(tool.id, fill);
    void navigate(href(tool.path));
  };
}

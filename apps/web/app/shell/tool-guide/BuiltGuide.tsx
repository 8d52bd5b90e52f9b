import type { GuidePage } from '@toolbox/i18n';
import { useI18n } from '../../i18n/useI18n.ts';
import { usePageLanguage } from '../../i18n/usePageLanguage.ts';
import type { Tool } from '../../registry/createRegistry.ts';
import { GuideText } from './GuideText.tsx';

/** The guide of a tool as the build writes it into its page. */
export default function BuiltGuide({ tool }: { readonly tool: Tool }) {
  const i18n = useI18n();
  const guide: GuidePage = i18n.getResource(usePageLanguage(), 'guides', tool.id);
  return <GuideText tool={tool} guide={guide} />;
}

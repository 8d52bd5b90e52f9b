import type { GuidePage } from '@toolbox/i18n';
import { useEffect, useState } from 'react';
import { usePageLanguage } from '../../i18n/usePageLanguage.ts';
import type { Tool } from '../../registry/createRegistry.ts';
import { fetchGuide } from './fetchGuide.ts';
import { GuideText } from './GuideText.tsx';
import styles from './ToolGuide.module.css';

/** The guide of a tool that was not prerendered with the page, after a navigation or a change of language. */
export default function FetchedGuide({ tool }: { readonly tool: Tool }) {
  const language = usePageLanguage();
  const [guide, setGuide] = useState<GuidePage | 'missing'>();

  useEffect(() => {
    let isOld = false;
    fetchGuide(tool.id, language).then(
      (page) => {
        if (!isOld) setGuide(page);
      },
      // The tool works without it; the next visit tries again.
      () => {
        if (!isOld) setGuide('missing');
      },
    );
    return () => {
      isOld = true;
    };
  }, [tool, language]);

  if (guide === 'missing') return null;
  return <section className={styles['guide']}>{guide && <GuideText tool={tool} guide={guide} />}</section>;
}

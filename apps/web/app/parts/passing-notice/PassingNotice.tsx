import { Banner } from '@toolbox/ui/banner/Banner';
import { useDebounced } from '@toolbox/ui/hooks/useDebounced';
import { useState } from 'react';
import { useMessages } from '../../i18n/useMessages.ts';
import styles from './PassingNotice.module.css';

/** How long the notice is shown. */
export const NOTICE_MS = 5000;
/** No notice while the text still changes. */
export const SETTLE_MS = 1000;

type PassingNoticeProps = { readonly texts: readonly string[] };

/**
 * Repeats for a while a message that remains beside the fields. It was announced there, so not here. It covers what
 * follows; its parent is positioned and determines its width.
 */
export default function PassingNotice({ texts }: PassingNoticeProps) {
  const text = texts.join('\n');
  const t = useMessages('common', 'actions');
  const settled = useDebounced(text, SETTLE_MS);
  const [over, setOver] = useState('');
  // Once the error is fixed, the same message may be shown again.
  if (text === '' && over !== '') setOver('');
  if (text === '' || text !== settled || text === over) return null;
  return (
    <div className={styles['notice']}>
      <Banner
        key={text}
        kind="validation"
        quiet
        autoHideMs={NOTICE_MS}
        onDismiss={() => setOver(text)}
        dismissLabel={t('close')}
      >
        {texts.map((notice) => (
          <p key={notice}>{notice}</p>
        ))}
      </Banner>
    </div>
  );
}

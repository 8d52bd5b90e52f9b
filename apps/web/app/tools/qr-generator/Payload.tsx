import { ScrollBox } from '@toolbox/ui/scroll-box/ScrollBox';
import { useId } from 'react';
import { useMessages } from '../../i18n/useMessages.ts';
import styles from './QrGenerator.module.css';

/** The very text that a code carries, escapes and all. */
export function Payload({ text }: { readonly text: string }) {
  const t = useMessages('qr-generator');
  const labelId = useId();
  return (
    <div>
      <p id={labelId} className={styles['payloadLabel']}>
        {t('payload')}
      </p>
      <ScrollBox alwaysFocusable className={styles['payload']} aria-labelledby={labelId}>
        <pre>{text}</pre>
      </ScrollBox>
    </div>
  );
}

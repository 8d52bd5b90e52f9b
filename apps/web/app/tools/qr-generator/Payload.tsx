import { ScrollBox } from '@toolbox/ui/scroll-box/ScrollBox';
import { useId } from 'react';
import { useMessages } from '../../i18n/useMessages.ts';
import styles from './QrGenerator.module.css';

/** The exact text in a code, including escapes. */
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

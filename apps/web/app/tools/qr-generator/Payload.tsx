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
      {/* biome-ignore lint/a11y/useSemanticElements: it scrolls, it is neither a set of fields nor a landmark */}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
      <pre className={styles['payload']} aria-labelledby={labelId} role="group" tabIndex={0}>
        {text}
      </pre>
    </div>
  );
}

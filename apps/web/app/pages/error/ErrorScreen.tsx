import { Button } from '@toolbox/ui/button/Button';
import { useMessages } from '../../i18n/useMessages.ts';
import { isMissingChunk } from '../../loading/isMissingChunk.ts';
import styles from './ErrorScreen.module.css';

type ErrorScreenProps = { readonly error: unknown; readonly onRetry: () => void };

/** The last resort: it needs only the messages of the shell. */
export function ErrorScreen({ error, onRetry }: ErrorScreenProps) {
  const t = useMessages('shell', 'error');
  return (
    <main className={styles['screen']}>
      <title>{t('title')}</title>
      <h1>{t('title')}</h1>
      <p>{t(isMissingChunk(error) ? 'missing.server' : 'body')}</p>
      <div className={styles['actions']}>
        <Button variant="primary" onClick={onRetry}>
          {t('retry')}
        </Button>
        <Button onClick={() => location.reload()}>{t('reload')}</Button>
      </div>
      <details>
        <summary>{t('details')}</summary>
        <pre className={styles['details']}>
          {error instanceof Error ? (error.stack ?? `${error.name}: ${error.message}`) : String(error)}
        </pre>
      </details>
    </main>
  );
}

import { Banner } from '@toolbox/ui/banner/Banner';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { useLateMessages } from '../../i18n/useLateMessages.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import styles from './OfflineNotice.late.module.css';
import { registerServiceWorker } from './registerServiceWorker.ts';

function subscribe(listener: () => void): () => void {
  addEventListener('online', listener);
  addEventListener('offline', listener);
  return () => {
    removeEventListener('online', listener);
    removeEventListener('offline', listener);
  };
}

/** Shows that the network is gone or that a new version is available; otherwise nothing. */
export default function OfflineNotice() {
  const t = useMessages('shell');
  const late = useLateMessages('palette');
  const offline = useSyncExternalStore(
    subscribe,
    () => !navigator.onLine,
    () => false,
  );
  const [apply, setApply] = useState<(() => void) | undefined>(undefined);

  useEffect(() => {
    // Private windows and old browsers reject it; the site then works online only.
    registerServiceWorker((next) => setApply(() => next)).catch(() => undefined);
  }, []);

  if (!offline && apply === undefined) return null;
  return (
    <div className={`no-print ${styles['notice']}`}>
      {offline && <Banner kind="info">{t('offline')}</Banner>}
      {apply !== undefined && late !== undefined && (
        <Banner kind="info" onRetry={apply} retryLabel={late('update.reload')}>
          {late('update.ready')}
        </Banner>
      )}
    </div>
  );
}

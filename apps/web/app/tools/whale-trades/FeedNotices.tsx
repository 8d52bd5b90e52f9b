import { Banner } from '@toolbox/ui/banner/Banner';
import { useMessages } from '../../i18n/useMessages.ts';
import { STALE_AFTER_MS } from '../../live/ReconnectingSocket.ts';
import type { TradeFeedState } from '../../live/tradeFeedState.ts';
import styles from './FeedNotices.module.css';

type FeedNoticesProps = TradeFeedState & { readonly onRetry: () => void };

/** What is missing between the visitor and the trades, and that they are made up where they are. */
export default function FeedNotices({ state, problem, hello, sources, onRetry }: FeedNoticesProps) {
  const t = useMessages('whale-trades');
  const retry = { onRetry, retryLabel: useMessages('common', 'actions')('retry') };
  const hearsNobody = state === 'live' && sources !== undefined && !Object.values(sources).includes('live');
  return (
    <div className={styles['notices']}>
      {problem === 'unsupported' && (
        <Banner kind="unknown" title={t('problems.unsupported')}>
          {t('problems.unsupportedNote')}
        </Banner>
      )}
      {problem === 'setup' && <Banner kind="api" title={t('problems.setup')} {...retry} />}
      {problem === 'unreachable' && (
        <Banner kind="network" title={t('problems.unreachable')} {...retry}>
          {t('problems.unreachableNote')}
        </Banner>
      )}
      {state === 'offline' && (
        <Banner kind="network" title={t('problems.offline')}>
          {t('problems.offlineNote')}
        </Banner>
      )}
      {state === 'stale' && (
        <Banner kind="timeout" title={t('problems.stale', { seconds: STALE_AFTER_MS / 1000 })} {...retry}>
          {t('problems.staleNote')}
        </Banner>
      )}
      {hearsNobody && (
        <Banner kind="info" title={t('problems.noSource')} quiet>
          {t('problems.noSourceNote')}
        </Banner>
      )}
      {hello?.simulated === true && (
        <Banner kind="info" title={t('problems.simulated')} quiet>
          {t('problems.simulatedNote')}
        </Banner>
      )}
    </div>
  );
}

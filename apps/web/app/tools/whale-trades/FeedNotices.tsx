import { STALE_AFTER_MS } from '@toolbox/client';
import { formatClock } from '@toolbox/i18n/format/formatClock';
import { Banner } from '@toolbox/ui/banner/Banner';
import { useMessages } from '../../i18n/useMessages.ts';
import { usePageLanguage } from '../../i18n/usePageLanguage.ts';
import type { TradeFeedState } from '../../live/tradeFeedState.ts';
import { exchangeName } from './exchangeName.ts';
import styles from './View.module.css';

type FeedNoticesProps = TradeFeedState & { readonly onRetry: () => void };

const MINUTE_MS = 60_000;
/** A gap this long before the last trade is no longer shown. */
const GAP_SHOWN_MS = 60 * MINUTE_MS;

/** Notices about connection problems, gaps, and simulated trades. */
export default function FeedNotices({ state, problem, window, sources, gaps, onRetry }: FeedNoticesProps) {
  const t = useMessages('whale-trades');
  const language = usePageLanguage();
  const retry = { onRetry, retryLabel: useMessages('common', 'actions')('retry') };
  const hearsNobody = state === 'live' && sources !== undefined && !Object.values(sources).includes('live');
  const shownGaps = gaps.filter(({ to }) => to > (window.lastUpdate ?? 0) - GAP_SHOWN_MS);
  return (
    <div className={styles['notices']}>
      {problem === 'noServer' && (
        <Banner kind="info" title={t('problems.noServer')} quiet>
          {t('problems.noServerNote')}
        </Banner>
      )}
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
      {state === 'offline' && problem === undefined && (
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
      {shownGaps.length > 0 && (
        <Banner kind="info" title={t('problems.gap')} quiet>
          {t('problems.gapNote')}
          <ul className={styles['gaps']}>
            {shownGaps.map(({ exchange, from, to }) => (
              <li key={`${exchange} ${from}`}>
                {t('problems.gapOf', {
                  exchange: exchangeName(exchange),
                  from: formatClock(from, language, 'minute'),
                  to: formatClock(Math.ceil(to / MINUTE_MS) * MINUTE_MS, language, 'minute'),
                })}
              </li>
            ))}
          </ul>
        </Banner>
      )}
    </div>
  );
}

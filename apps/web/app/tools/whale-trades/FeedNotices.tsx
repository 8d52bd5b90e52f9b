import { STALE_AFTER_MS } from '@toolbox/client';
import type { TradeFilter } from '@toolbox/core/feed';
import type { Language } from '@toolbox/i18n';
import { formatClock } from '@toolbox/i18n/format/formatClock';
import { formatLocalTime } from '@toolbox/i18n/format/formatLocalTime';
import { Banner } from '@toolbox/ui/banner/Banner';
import { useLateMessages } from '../../i18n/useLateMessages.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { usePageLanguage } from '../../i18n/usePageLanguage.ts';
import { exchangeName } from './exchangeName.ts';
import { lastUpdateOf, type TradeFeedState } from './feed/tradeFeedState.ts';
import { useDownText } from './useDownText.ts';
import styles from './WhaleTrades.module.css';

type FeedNoticesProps = {
  readonly feed: TradeFeedState;
  readonly filter: TradeFilter;
  readonly onRetry: () => void;
};

const MINUTE_MS = 60_000;
/** A gap this long before the last trade is no longer shown. */
const GAP_SHOWN_MS = 60 * MINUTE_MS;

/** Both ends of a period by the minute, with their dates unless both are today. */
function shownPeriod(period: { readonly from: number; readonly to: number }, language: Language) {
  const to = Math.ceil(period.to / MINUTE_MS) * MINUTE_MS;
  const isToday = [period.from, to].every((time) => new Date(time).toDateString() === new Date().toDateString());
  const format = (time: number) => (isToday ? formatClock(time, language, 'minute') : formatLocalTime(time, language));
  return { from: format(period.from), to: format(to) };
}

type GapNoticesProps = Pick<TradeFeedState, 'gaps' | 'ownGaps'> & { readonly lastUpdate: number | undefined };

/**
 * Periods with missing trades: of an exchange, for an hour, or of this page, whose totals lack them for the whole
 * visit.
 */
function GapNotices({ gaps, ownGaps, lastUpdate = 0 }: GapNoticesProps) {
  const late = useLateMessages('whale-trades/late');
  const language = usePageLanguage();
  const isShown = ({ to }: { readonly to: number }) => to > lastUpdate - GAP_SHOWN_MS;
  const ofExchanges = gaps.filter(isShown);
  if (late === undefined) return null;
  return (
    <>
      {ownGaps.length > 0 && (
        <Banner kind="info" title={late('gap')}>
          {late('ownGapNote')}
          <ul className={styles['gaps']}>
            {ownGaps.map((gap) => (
              <li key={gap.from}>{late('ownGapOf', shownPeriod(gap, language))}</li>
            ))}
          </ul>
        </Banner>
      )}
      {ofExchanges.length > 0 && (
        <Banner kind="info" title={late('gap')} quiet>
          {late('gapNote')}
          <ul className={styles['gaps']}>
            {ofExchanges.map(({ exchange, ...gap }) => (
              <li key={`${exchange} ${gap.from}`}>
                {late('gapOf', { exchange: exchangeName(exchange), ...shownPeriod(gap, language) })}
              </li>
            ))}
          </ul>
        </Banner>
      )}
    </>
  );
}

/** Notices about connection problems, live data that is turned off, exchanges without a connection, and gaps. */
export default function FeedNotices({ feed, filter, onRetry }: FeedNoticesProps) {
  const { state, problem, hello, sources, gaps, ownGaps } = feed;
  const t = useMessages('whale-trades');
  const late = useLateMessages('whale-trades/late');
  const retry = { onRetry, retryLabel: useMessages('common', 'actions')('retry') };
  const down = useDownText(feed, filter);
  const isOff = hello?.exchanges.length === 0;
  const allOffline = !isOff && state === 'live' && sources !== undefined && !Object.values(sources).includes('live');
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
        <Banner kind="network" title={t('problems.offline')} {...retry}>
          {t('problems.offlineNote')}
        </Banner>
      )}
      {state === 'stale' && (
        <Banner kind="timeout" title={t('problems.stale', { seconds: STALE_AFTER_MS / 1000 })} {...retry}>
          {t('problems.staleNote')}
        </Banner>
      )}
      {isOff && late !== undefined && <Banner kind="info" title={late('off')} quiet />}
      {allOffline && (
        <Banner kind="info" title={t('problems.noSource')} quiet>
          {t('problems.noSourceNote')}
        </Banner>
      )}
      {down !== undefined && !allOffline && <Banner kind="info" title={down} quiet />}
      <GapNotices gaps={gaps} ownGaps={ownGaps} lastUpdate={lastUpdateOf(feed)} />
    </div>
  );
}

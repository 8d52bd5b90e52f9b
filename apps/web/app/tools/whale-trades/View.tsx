import type { SocketState } from '@toolbox/client';
import { formatClock } from '@toolbox/i18n/format/formatClock';
import { Badge, type BadgeProps } from '@toolbox/ui/badge/Badge';
import { Skeleton } from '@toolbox/ui/skeleton/Skeleton';
import { useMessages } from '../../i18n/useMessages.ts';
import { usePageLanguage } from '../../i18n/usePageLanguage.ts';
import { livePart } from '../../loading/lazyPart.tsx';
import { FilterLine } from './FilterLine.tsx';
import { lastUpdateOf, listedEarlier } from './feed/tradeFeedState.ts';
import { useTradeFeed } from './feed/useTradeFeed.ts';
import { useTradeSounds } from './sounds/useTradeSounds.ts';
import { TotalsCard } from './TotalsCard.tsx';
import { useTradeView } from './useTradeView.ts';
import styles from './WhaleTrades.module.css';

type FeedStatusProps = {
  readonly state: SocketState | 'none';
  readonly lastUpdate: number | undefined;
  readonly simulated: boolean;
};

const TONES: Readonly<Record<FeedStatusProps['state'], NonNullable<BadgeProps['tone']>>> = {
  connecting: 'warn',
  live: 'good',
  stale: 'serious',
  offline: 'bad',
  none: 'neutral',
};

/** The state of the connection, the time of the last trade, and whether trades are simulated. */
function FeedStatus({ state, lastUpdate, simulated }: FeedStatusProps) {
  const t = useMessages('whale-trades');
  const language = usePageLanguage();
  return (
    <div className={styles['status']}>
      <span role="status" data-state={state}>
        <Badge tone={TONES[state]}>
          <span className={`${styles['dot']} ${styles[state]}`} aria-hidden="true" />
          {t(`states.${state}`)}
        </Badge>
      </span>
      <Badge>
        {lastUpdate === undefined ? t('noUpdate') : t('lastUpdate', { time: formatClock(lastUpdate, language) })}
      </Badge>
      {simulated && <Badge tone="info">{t('problems.simulated')}</Badge>}
    </div>
  );
}

/** The default of our server. */
const USUAL_MIN_USD = 500_000;
const NO_EXCHANGES: readonly string[] = [];

const LIST_ROWS = 9;

const FeedNotices = livePart(() => import('./FeedNotices.tsx'));
const TradeActions = livePart(() => import('./TradeActions.tsx'));
const RecentTrades = livePart(() => import('./recent-trades/RecentTrades.tsx'));
const GuideCards = livePart(() => import('./GuideCards.tsx'));

export default function View() {
  const { filter, ...choice } = useTradeView();
  const feed = useTradeFeed(choice.sounds.length > 0);
  const { window, hello, sources } = feed;
  const minUsd = hello?.minUsd ?? USUAL_MIN_USD;
  const exchanges = hello?.exchanges ?? NO_EXCHANGES;
  const play = useTradeSounds(window, filter, choice.sounds);
  const trades = [...window.trades, ...listedEarlier(window)];

  return (
    <div className={styles['page']}>
      <FeedNotices feed={feed} filter={filter} onRetry={feed.retry} />
      <div id="result" className={styles['result']} data-late={feed.isLate && trades.length > 0}>
        <div className={styles['head']}>
          <FeedStatus
            state={feed.problem === 'noServer' ? 'none' : feed.state}
            lastUpdate={lastUpdateOf(feed)}
            simulated={hello?.simulated === true}
          />
          <TradeActions feed={feed} filter={filter} fallback={<div className={styles['waitingActions']} />} />
          <FilterLine {...choice} onSound={play} trades={trades} exchanges={exchanges} />
        </div>
        <TotalsCard totals={window.totals} />
        <RecentTrades
          feed={feed}
          filter={filter}
          minUsd={minUsd}
          fallback={
            <div className={styles['waitingList']}>
              <Skeleton shape="row" count={LIST_ROWS} />
            </div>
          }
        />
      </div>
      <GuideCards minUsd={minUsd} exchanges={exchanges} sources={sources} />
    </div>
  );
}

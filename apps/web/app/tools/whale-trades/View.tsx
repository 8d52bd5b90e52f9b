import { Skeleton } from '@toolbox/ui/skeleton/Skeleton';
import { lazyPart } from '../../loading/lazyPart.tsx';
import { FeedStatus } from './FeedStatus.tsx';
import { FilterLine } from './FilterLine.tsx';
import { TotalsCard } from './TotalsCard.tsx';
import { useTradeFeed } from './useTradeFeed.ts';
import { useTradeSounds } from './useTradeSounds.ts';
import { useTradeView } from './useTradeView.ts';
import styles from './View.module.css';

/** What our server publishes unless it says otherwise. */
const USUAL_MIN_USD = 500_000;
const NO_EXCHANGES: readonly string[] = [];

const LIST_ROWS = 9;

const FeedNotices = lazyPart(() => import('./FeedNotices.tsx'));
const TradeActions = lazyPart(() => import('./TradeActions.tsx'));
const RecentTrades = lazyPart(() => import('./RecentTrades.tsx'));
const GuideCards = lazyPart(() => import('./GuideCards.tsx'));

export default function View() {
  const feed = useTradeFeed();
  const { filter, ...choice } = useTradeView();
  const { window, hello, sources } = feed;
  const minUsd = hello?.minUsd ?? USUAL_MIN_USD;
  const exchanges = hello?.exchanges ?? NO_EXCHANGES;
  const play = useTradeSounds(window.trades, choice.view.sounds);

  return (
    <div className={styles['page']}>
      <div className={styles['head']}>
        <FeedStatus
          state={feed.problem === 'noServer' ? 'none' : feed.state}
          lastUpdate={window.lastUpdate}
          simulated={hello?.simulated === true}
        />
        <TradeActions feed={feed} filter={filter} />
      </div>
      <FeedNotices {...feed} onRetry={feed.retry} />
      <div id="result" className={styles['result']}>
        <FilterLine {...choice} onSound={play} trades={window.trades} exchanges={exchanges} />
        <TotalsCard totals={window.totals} />
        <RecentTrades
          feed={feed}
          filter={filter}
          minUsd={minUsd}
          fallback={<Skeleton shape="row" count={LIST_ROWS} />}
        />
      </div>
      <GuideCards minUsd={minUsd} exchanges={exchanges} sources={sources} />
    </div>
  );
}

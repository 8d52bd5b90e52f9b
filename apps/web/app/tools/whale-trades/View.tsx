import { Skeleton } from '@toolbox/ui/skeleton/Skeleton';
import { lazyPart } from '../../loading/lazyPart.tsx';
import { FeedStatus } from './FeedStatus.tsx';
import { FilterCard } from './FilterCard.tsx';
import { TotalsCard } from './TotalsCard.tsx';
import { useTradeFeed } from './useTradeFeed.ts';
import { useTradeSounds } from './useTradeSounds.ts';
import { useTradeView } from './useTradeView.ts';
import styles from './View.module.css';

/** What our server publishes unless it says otherwise. */
const USUAL_MIN_USD = 500_000;
const NO_EXCHANGES: readonly string[] = [];

const LIST_ROWS = 6;

const FeedNotices = lazyPart(() => import('./FeedNotices.tsx'));
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
    <>
      <FeedStatus state={feed.problem === 'noServer' ? 'none' : feed.state} lastUpdate={window.lastUpdate} />
      <FeedNotices {...feed} onRetry={feed.retry} />
      <div id="result" className={styles['result']}>
        <TotalsCard totals={window.totals} />
        <FilterCard {...choice} onSound={play} trades={window.trades} exchanges={exchanges} />
        <RecentTrades
          feed={feed}
          filter={filter}
          minUsd={minUsd}
          fallback={<Skeleton shape="row" count={LIST_ROWS} />}
        />
      </div>
      <GuideCards minUsd={minUsd} exchanges={exchanges} sources={sources} />
    </>
  );
}

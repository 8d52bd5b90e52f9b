import { Skeleton } from '@toolbox/ui/skeleton/Skeleton';
import { later } from '../../parts/later/later.tsx';
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

const notices = later(() => import('./FeedNotices.tsx'));
const recent = later(() => import('./RecentTrades.tsx'));
const guide = later(() => import('./GuideCards.tsx'));

export default function View() {
  const feed = useTradeFeed();
  const { filter, ...choice } = useTradeView();
  const { window, hello, sources } = feed;
  const minUsd = hello?.minUsd ?? USUAL_MIN_USD;
  const exchanges = hello?.exchanges ?? NO_EXCHANGES;
  const play = useTradeSounds(window.trades, choice.view.sounds);

  return (
    <>
      <FeedStatus state={feed.state} lastUpdate={window.lastUpdate} />
      <notices.Part {...feed} onRetry={feed.retry} />
      <div id="result" className={styles['result']}>
        <TotalsCard totals={window.totals} />
        <FilterCard {...choice} onSound={play} trades={window.trades} exchanges={exchanges} />
        <recent.Part feed={feed} filter={filter} minUsd={minUsd} waiting={<Skeleton shape="row" count={LIST_ROWS} />} />
      </div>
      <guide.Part minUsd={minUsd} exchanges={exchanges} sources={sources} />
    </>
  );
}

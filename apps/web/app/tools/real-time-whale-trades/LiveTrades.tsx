import { FeedNotices } from './FeedNotices.tsx';
import { FeedStatus } from './FeedStatus.tsx';
import { GuideCards } from './GuideCards.tsx';
import styles from './LiveTrades.module.css';
import { RecentTrades } from './RecentTrades.tsx';
import { TotalsCard } from './TotalsCard.tsx';
import { useTradeFeed } from './useTradeFeed.ts';
import { useTradeSounds } from './useTradeSounds.ts';
import { useTradeView } from './useTradeView.ts';
import { ViewCard } from './ViewCard.tsx';

/** What our server publishes unless it says otherwise. */
const USUAL_MIN_USD = 500_000;
const NO_EXCHANGES: readonly string[] = [];

/** The whole page but its frame: connection, totals, what to see, the list, and how to read it. */
export default function LiveTrades() {
  const feed = useTradeFeed();
  const { filter, ...choice } = useTradeView();
  const { window, hello, sources } = feed;
  const minUsd = hello?.minUsd ?? USUAL_MIN_USD;
  const exchanges = hello?.exchanges ?? NO_EXCHANGES;
  useTradeSounds(window.trades, choice.view.sounds);

  return (
    <>
      <FeedStatus state={feed.state} lastUpdate={window.lastUpdate} />
      <FeedNotices {...feed} onRetry={feed.retry} />
      <div id="result" className={styles['result']}>
        <TotalsCard totals={window.totals} />
        <ViewCard {...choice} trades={window.trades} exchanges={exchanges} />
        <RecentTrades feed={feed} filter={filter} minUsd={minUsd} />
      </div>
      <GuideCards minUsd={minUsd} exchanges={exchanges} sources={sources} />
    </>
  );
}

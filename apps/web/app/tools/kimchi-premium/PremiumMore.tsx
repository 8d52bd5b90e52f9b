import type { PremiumQuotes } from '@toolbox/core/kimchi';
import { Skeleton } from '@toolbox/ui/skeleton/Skeleton';
import { useState } from 'react';
import { AlertCard } from './AlertCard.tsx';
import { CoinsCard } from './CoinsCard.tsx';
import type { Basis, Coin, MarketChoice } from './coins.ts';
import { HistoryCard } from './HistoryCard.tsx';
import { NoteCard } from './NoteCard.tsx';
import styles from './Premium.module.css';
import { usePremium } from './usePremium.ts';

const NO_SNAPSHOTS: readonly PremiumQuotes[] = [];

type PremiumMoreProps = { readonly market: MarketChoice; readonly coin: Coin; readonly basis: Basis };

/** What stands below the premium of now: how it went, the other coins, an alert, and where the figures come from. */
export default function PremiumMore({ market, coin, basis }: PremiumMoreProps) {
  const { answer, isPending } = usePremium(market);
  // A server that keeps a history keeps one of every exchange: the chart stays while another is asked, or is away.
  const [hasHistory, setHasHistory] = useState(false);
  if (answer !== undefined && answer.hasHistory !== hasHistory) setHasHistory(answer.hasHistory);

  return (
    <>
      {hasHistory && (
        <HistoryCard market={market} coin={coin} basis={basis} snapshots={answer?.snapshots ?? NO_SNAPSHOTS} />
      )}
      {answer !== undefined && <CoinsCard coins={answer.quotes.coins} basis={basis} />}
      {answer === undefined && isPending && <Skeleton shape="block" />}
      <div className={styles['pair']}>
        <AlertCard market={market} coin={coin} basis={basis} />
        <NoteCard />
      </div>
    </>
  );
}

import { AlertCard } from './AlertCard.tsx';
import { CoinsCard } from './CoinsCard.tsx';
import type { Basis, Coin } from './coins.ts';
import { HistoryCard } from './HistoryCard.tsx';
import { NoteCard } from './NoteCard.tsx';
import styles from './Premium.module.css';
import { usePremium } from './usePremium.ts';

/** What stands below the premium of now: how it went, the other coins, an alert, and where the figures come from. */
export default function PremiumMore({ coin, basis }: { readonly coin: Coin; readonly basis: Basis }) {
  const { answer } = usePremium();
  return (
    <>
      {answer?.hasHistory === true && <HistoryCard coin={coin} basis={basis} />}
      {answer !== undefined && <CoinsCard coins={answer.quotes.coins} basis={basis} />}
      <div className={styles['pair']}>
        <AlertCard coin={coin} basis={basis} />
        <NoteCard />
      </div>
    </>
  );
}

import { AlertCard } from './AlertCard.tsx';
import { CoinsCard } from './CoinsCard.tsx';
import { NoteCard } from './NoteCard.tsx';
import styles from './Premium.module.css';
import type { PremiumChoice } from './PremiumControls.tsx';
import { useHasHistory } from './useHasHistory.ts';
import { usePremium } from './usePremium.ts';

/** What stands below the premium of now: the other coins, an alert, and where the figures come from. */
export default function PremiumMore({ market, coin, basis }: PremiumChoice) {
  const { answer } = usePremium(market);
  const hasHistory = useHasHistory(answer);

  return (
    <>
      {hasHistory && answer !== undefined && <CoinsCard coins={answer.quotes.coins} basis={basis} />}
      <div className={styles['pair']}>
        <AlertCard market={market} coin={coin} basis={basis} />
        <NoteCard />
      </div>
    </>
  );
}

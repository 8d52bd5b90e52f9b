import type { PremiumQuotes } from '@toolbox/core/kimchi';
import { Skeleton } from '@toolbox/ui/skeleton/Skeleton';
import { CoinsCard } from './CoinsCard.tsx';
import { HistoryCard } from './HistoryCard.tsx';
import type { PremiumChoice } from './PremiumControls.tsx';
import { useHasHistory, usePremium } from './usePremium.ts';

const NO_SNAPSHOTS: readonly PremiumQuotes[] = [];

/** What stands beside the premium of now: how it went, or the other coins where nobody keeps a history. */
export default function PremiumSide({ market, coin, basis }: PremiumChoice) {
  const { answer, isPending } = usePremium(market);
  const hasHistory = useHasHistory(answer);
  if (hasHistory)
    return <HistoryCard market={market} coin={coin} basis={basis} snapshots={answer?.snapshots ?? NO_SNAPSHOTS} />;
  if (answer !== undefined) return <CoinsCard coins={answer.quotes.coins} basis={basis} />;
  return isPending ? <Skeleton shape="block" /> : null;
}

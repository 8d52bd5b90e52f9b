import type { TradeTotals } from '@toolbox/core/feed';
import { formatWhole } from '@toolbox/i18n/format/formatNumber';
import { formatUsdShort } from '@toolbox/i18n/format/formatUsd';
import { Figure } from '@toolbox/ui/figure/Figure';
import { useMessages } from '../../i18n/useMessages.ts';
import { usePageLanguage } from '../../i18n/usePageLanguage.ts';
import { ShareBar } from './ShareBar.tsx';
import styles from './TotalsCard.module.css';

/** What was traded since the page was opened. */
export function TotalsCard({ totals }: { readonly totals: TradeTotals }) {
  const t = useMessages('whale-trades');
  const language = usePageLanguage();
  const { totalTrades, totalVolume, buyCount, sellCount } = totals;
  return (
    <section className={styles['card']} aria-label={t('totalsTitle')}>
      <div className={styles['figures']}>
        <Figure size="md" label={t('totals.trades')} value={formatWhole(totalTrades)} />
        <Figure size="md" label={t('totals.volume')} value={formatUsdShort(totalVolume, language)} />
        <Figure size="md" label={t('totals.buy')} value={formatWhole(buyCount)} tone="positive" />
        <Figure size="md" label={t('totals.sell')} value={formatWhole(sellCount)} tone="negative" />
      </div>
      <ShareBar totals={totals} />
    </section>
  );
}

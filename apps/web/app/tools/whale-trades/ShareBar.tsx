import type { TradeTotals } from '@toolbox/core/feed';
import { formatUsdShort } from '@toolbox/i18n/format/formatUsd';
import { useMessages } from '../../i18n/useMessages.ts';
import { usePageLanguage } from '../../i18n/usePageLanguage.ts';
import styles from './TotalsCard.module.css';

const PERCENT = 100;

/** Bought volume against sold volume, drawn and in words. */
export function ShareBar({ totals }: { readonly totals: TradeTotals }) {
  const t = useMessages('whale-trades');
  const language = usePageLanguage();
  const { totalVolume, buyVolume } = totals;
  const buyPercent = totalVolume > 0 ? Math.round((buyVolume / totalVolume) * PERCENT) : 0;
  const sellPercent = totalVolume > 0 ? PERCENT - buyPercent : 0;
  const words = t('shareText', {
    buy: formatUsdShort(buyVolume, language),
    buyPercent,
    sell: formatUsdShort(totalVolume - buyVolume, language),
    sellPercent,
  });
  return (
    <div className={styles['share']}>
      <p className={styles['words']}>
        <span>{t('share')}</span>
        <span>{words}</span>
      </p>
      <svg className={styles['bar']} aria-hidden="true">
        <rect className={styles['buy']} width={`${buyPercent}%`} height="100%" />
        <rect className={styles['sell']} x={`${PERCENT - sellPercent}%`} width={`${sellPercent}%`} height="100%" />
      </svg>
    </div>
  );
}

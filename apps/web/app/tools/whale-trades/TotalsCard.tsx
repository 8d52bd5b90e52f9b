import type { TradeTotals } from '@toolbox/core/feed';
import { formatUsdShort } from '@toolbox/i18n/format/formatUsd';
import { formatWhole } from '@toolbox/i18n/format/formatWhole';
import { useMessages } from '../../i18n/useMessages.ts';
import { usePageLanguage } from '../../i18n/usePageLanguage.ts';
import styles from './TotalsCard.module.css';

const PERCENT = 100;

/** Totals since the page was opened: the shares of buys and sells, as a bar and as text. */
export function TotalsCard({ totals }: { readonly totals: TradeTotals }) {
  const t = useMessages('whale-trades');
  const language = usePageLanguage();
  const { totalTrades, totalVolume, buyCount, sellCount, buyVolume } = totals;
  const sellVolume = totalVolume - buyVolume;
  const buyPercent = totalVolume > 0 ? Math.round((buyVolume / totalVolume) * PERCENT) : 0;
  const sellPercent = totalVolume > 0 ? PERCENT - buyPercent : 0;
  const netSide = sellVolume > buyVolume ? 'sell' : 'buy';
  const sides = [
    { side: 'buy', count: buyCount, percent: buyPercent, volume: buyVolume },
    { side: 'sell', count: sellCount, percent: sellPercent, volume: sellVolume },
  ] as const;

  return (
    <section className={styles['strip']} aria-label={t('totalsTitle')}>
      <p className={styles['net']} data-side={buyVolume === sellVolume ? undefined : netSide}>
        <span className={styles['label']}>{t(`net.${netSide}`)}</span>
        <strong>{formatUsdShort(Math.abs(buyVolume - sellVolume), language)}</strong>
      </p>
      <div className={styles['share']}>
        <svg className={styles['bar']} aria-hidden="true">
          <rect className={styles['buy']} width={`${buyPercent}%`} height="100%" />
          <rect className={styles['sell']} x={`${PERCENT - sellPercent}%`} width={`${sellPercent}%`} height="100%" />
        </svg>
        {sides.map(({ side, count, percent, volume }) => (
          <p key={side} className={styles['words']} data-side={side}>
            <span>
              {t(`totals.${side}`)}
              <span className={styles['count']}>{` ${t('sideCount', { count: formatWhole(count) })}`}</span>
            </span>{' '}
            <span>{t('sideVolume', { volume: formatUsdShort(volume, language), percent })}</span>
          </p>
        ))}
      </div>
      <p className={styles['total']}>
        <span className={styles['label']}>{`${t('totals.trades')} ${formatWhole(totalTrades)}`}</span>
        <strong>
          <span className="visually-hidden">{`${t('totals.volume')} `}</span>
          {formatUsdShort(totalVolume, language)}
        </strong>
      </p>
    </section>
  );
}

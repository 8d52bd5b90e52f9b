import type { KeptTrade } from '@toolbox/core/feed';
import { memo } from 'react';
import { useMessages } from '../../i18n/useMessages.ts';
import { usePageLanguage } from '../../i18n/usePageLanguage.ts';
import { TradeCard } from './TradeCard.tsx';
import styles from './TradeList.module.css';

type TradeListProps = {
  readonly trades: readonly KeptTrade[];
  /** Nothing moves by itself. */
  readonly still: boolean;
  /** What is shown may be out of date. */
  readonly dimmed: boolean;
};

const COLUMNS = ['time', 'side', 'pair', 'size', 'value', 'risk', 'exchange', 'amount', 'price'] as const;

/** Trades, newest first. */
export const TradeList = memo(function TradeList({ trades, still, dimmed }: TradeListProps) {
  const t = useMessages('whale-trades');
  const language = usePageLanguage();
  return (
    <div className={`${styles['table']} ${dimmed ? styles['dimmed'] : ''}`}>
      <div className={styles['heads']} aria-hidden="true">
        {COLUMNS.map((column) => (
          <span key={column} className={styles[column]}>
            {t(`columns.${column}`)}
          </span>
        ))}
      </div>
      <ol className={styles['list']} aria-label={t('listTitle')}>
        {trades.map((trade) => (
          <TradeCard key={trade.id} trade={trade} still={still} language={language} />
        ))}
      </ol>
    </div>
  );
});

import type { KeptTrade } from '@toolbox/core/feed';
import { memo, type ReactNode, useId, useRef } from 'react';
import { useMessages } from '../../../i18n/useMessages.ts';
import { usePageLanguage } from '../../../i18n/usePageLanguage.ts';
import styles from '../WhaleTrades.late.module.css';
import { TradeCard } from './TradeCard.tsx';
import { useSlide } from './useSlide.ts';

type TradeListProps = {
  readonly trades: readonly KeptTrade[];
  /** The trades from before the page was opened, in a list of their own. */
  readonly earlier: readonly KeptTrade[];
  /** How far the clock of the page is ahead, in milliseconds. */
  readonly aheadMs: number;
  /** Shown in place of trades of the visit while there are none. */
  readonly note: ReactNode;
  /** Whether the list is paused, so that relative times are frozen. */
  readonly still: boolean;
};

const COLUMNS = ['time', 'side', 'pair', 'size', 'value', 'risk', 'exchange', 'amount', 'price'] as const;

/** Trades, newest first, and below them those from before the visit. */
export const TradeList = memo(function TradeList({ trades, earlier, aheadMs, note, still }: TradeListProps) {
  const t = useMessages('whale-trades');
  const language = usePageLanguage();
  const [rows, list] = [useRef<HTMLDivElement>(null), useRef<HTMLOListElement>(null)];
  const earlierId = useId();
  useSlide(rows, list, trades);
  const card = (trade: KeptTrade) => (
    <TradeCard key={trade.id} trade={trade} aheadMs={aheadMs} still={still} language={language} />
  );
  return (
    <div className={styles['table']}>
      <div className={styles['heads']} aria-hidden="true">
        {COLUMNS.map((column) => (
          <span key={column} className={styles[column]}>
            {t(`columns.${column}`)}
          </span>
        ))}
      </div>
      <div ref={rows}>
        {trades.length === 0 && <p className={styles['note']}>{note}</p>}
        <ol ref={list} className={styles['list']} aria-label={t('listTitle')}>
          {trades.map(card)}
        </ol>
        {earlier.length > 0 && (
          <>
            <h3 id={earlierId} className={styles['earlier']}>
              {t('earlier')}
            </h3>
            <ol className={styles['earlierList']} aria-labelledby={earlierId}>
              {earlier.map(card)}
            </ol>
          </>
        )}
      </div>
    </div>
  );
});

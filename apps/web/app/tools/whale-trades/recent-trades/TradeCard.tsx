import { type KeptTrade, tradeSize } from '@toolbox/core/feed';
import type { Language } from '@toolbox/i18n';
import { formatClock } from '@toolbox/i18n/format/formatClock';
import { formatCoins } from '@toolbox/i18n/format/formatCoins';
import { formatUsd, formatUsdPrice } from '@toolbox/i18n/format/formatUsd';
import { Button } from '@toolbox/ui/button/Button';
import { memo, useId, useState } from 'react';
import { useMessages } from '../../../i18n/useMessages.ts';
import { exchangeName } from '../exchangeName.ts';
import { TRADE_RISK_LOOKS } from '../riskLooks.ts';
import { TimeAgo } from './TimeAgo.tsx';
import styles from './TradeCard.late.module.css';

type TradeCardProps = {
  readonly trade: KeptTrade;
  /** How far the clock of the page is ahead, in milliseconds. */
  readonly aheadMs: number;
  readonly still: boolean;
  readonly language: Language;
};

const PERCENT = 100;
/** A side is never indicated by its color alone. */
const SIGNS = { BUY: '▲', SELL: '▼' } as const;

/** One trade in a line; narrow screens hide some of it in a disclosure. */
export const TradeCard = memo(function TradeCard({ trade, aheadMs, still, language }: TradeCardProps) {
  const t = useMessages('whale-trades');
  const actions = useMessages('common', 'actions');
  const [open, setOpen] = useState(false);
  const id = useId();
  const name = exchangeName(trade.exchange);

  return (
    <li className={styles['card']} data-side={trade.side} data-risk={trade.risk} data-open={open}>
      <span className={styles['time']}>
        <time dateTime={new Date(trade.timestamp).toISOString()}>{formatClock(trade.timestamp, language)}</time>{' '}
        <span className={styles['ago']}>
          <TimeAgo time={trade.timestamp} aheadMs={aheadMs} still={still} />
        </span>
      </span>
      <span id={`${id}side`} className={styles['side']}>
        <span aria-hidden="true">{SIGNS[trade.side]}</span> {t(`sides.${trade.side}`)}
      </span>
      <span id={`${id}coin`} className={styles['coin']} translate="no">
        {trade.coin}
      </span>
      <span className={styles['pair']}>
        <span className={styles['name']}>{t('columns.pair')}</span> <span translate="no">{trade.pair}</span>
      </span>
      <svg className={styles['size']} aria-hidden="true">
        <rect className={styles['bar']} width={`${tradeSize(trade.usdValue) * PERCENT}%`} height="100%" />
      </svg>
      <span id={`${id}value`} className={styles['value']}>
        {formatUsd(trade.usdValue)}
      </span>
      <span className={styles['risk']}>
        <span className={styles['name']}>{t('columns.risk')}</span>{' '}
        <span>
          <span aria-hidden="true">{TRADE_RISK_LOOKS[trade.risk].emoji}</span> {t(`risks.${trade.risk}`)}
        </span>
      </span>
      <span className={styles['exchange']}>
        <span className={styles['badge']} translate="no">
          {name}
        </span>
      </span>
      <span className={styles['amount']}>
        <span className={styles['name']}>{t('columns.amount')}</span> {formatCoins(trade.amount)} {trade.coin}
      </span>
      <span className={styles['price']}>
        <span className={styles['name']}>{t('columns.price')}</span> {formatUsdPrice(trade.price)}
      </span>
      <p className={styles['detail']}>{t('detail', { exchange: name })}</p>
      <span className={styles['toggle']}>
        <Button
          variant="ghost"
          size="sm"
          iconOnly
          icon="chevronDown"
          id={id}
          aria-labelledby={`${id} ${id}side ${id}coin ${id}value`}
          aria-label={actions(open ? 'hideDetails' : 'showDetails')}
          aria-expanded={open}
          onClick={() => setOpen(!open)}
        />
      </span>
    </li>
  );
});

import type { KeptTrade } from '@toolbox/core/feed';
import type { Language } from '@toolbox/i18n';
import { formatClock } from '@toolbox/i18n/format/formatClock';
import { formatCoins } from '@toolbox/i18n/format/formatCoins';
import { formatUsd, formatUsdPrice } from '@toolbox/i18n/format/formatUsd';
import { Badge } from '@toolbox/ui/badge/Badge';
import { Button } from '@toolbox/ui/button/Button';
import { memo, useState } from 'react';
import { useMessages } from '../../i18n/useMessages.ts';
import { exchangeBadge } from './exchangeBadge.ts';
import { RiskBadge } from './RiskBadge.tsx';
import { TimeAgo } from './TimeAgo.tsx';
import styles from './TradeCard.module.css';

type TradeCardProps = { readonly trade: KeptTrade; readonly still: boolean; readonly language: Language };

/** One trade: a line of columns where there is room, a card with its details folded away where there is not. */
export const TradeCard = memo(function TradeCard({ trade, still, language }: TradeCardProps) {
  const t = useMessages('whale-trades');
  const actions = useMessages('common', 'actions');
  const [open, setOpen] = useState(false);
  const { name, tone } = exchangeBadge(trade.exchange);

  return (
    <li className={styles['card']} data-side={trade.side} data-open={open}>
      <span className={styles['risk']}>
        <span className="visually-hidden">{t('columns.risk')} </span>
        <RiskBadge risk={trade.risk} word={t(`risks.${trade.risk}`)} />
      </span>
      <span className={styles['pair']}>{trade.pair}</span>
      <span className={styles['side']}>
        <Badge tone={trade.side === 'BUY' ? 'good' : 'bad'}>{t(`sides.${trade.side}`)}</Badge>
      </span>
      <span className={styles['value']}>{formatUsd(trade.usdValue)}</span>
      <span className={styles['exchange']}>
        <Badge tone={tone}>{name}</Badge>
      </span>
      <span className={styles['amount']}>
        <span className={styles['name']}>{t('columns.amount')}</span> {formatCoins(trade.amount)} {trade.coin}
      </span>
      <span className={styles['price']}>
        <span className={styles['name']}>{t('columns.price')}</span> {formatUsdPrice(trade.price)}
      </span>
      <span className={styles['time']}>
        <time dateTime={new Date(trade.timestamp).toISOString()}>{formatClock(trade.timestamp, language)}</time>
        <span className={styles['ago']}>
          <TimeAgo time={trade.timestamp} still={still} />
        </span>
      </span>
      <p className={styles['detail']}>{t('detail', { exchange: name })}</p>
      <span className={styles['toggle']}>
        <Button variant="ghost" size="sm" aria-expanded={open} onClick={() => setOpen(!open)}>
          {actions(open ? 'hideDetails' : 'showDetails')}
        </Button>
      </span>
    </li>
  );
});

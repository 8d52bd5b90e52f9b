import { filterTrades, type TradeFilter } from '@toolbox/core/feed';
import { formatUsd } from '@toolbox/i18n/format/formatUsd';
import { LiveRegion } from '@toolbox/ui/live-region/LiveRegion';
import { useDeferredValue, useId, useMemo } from 'react';
import { useMessages } from '../../i18n/useMessages.ts';
import { ListBody } from './ListBody.tsx';
import styles from './TradeList.module.css';
import { useAnnouncement } from './useAnnouncement.ts';
import type { UseTradeFeed } from './useTradeFeed.ts';

type RecentTradesProps = { readonly feed: UseTradeFeed; readonly filter: TradeFilter; readonly minUsd: number };

/** The newest trades, as the visitor wants them. */
export default function RecentTrades({ feed, filter, minUsd }: RecentTradesProps) {
  const t = useMessages('whale-trades');
  const titleId = useId();
  const { window, hello } = feed;
  const shown = filterTrades(window.trades, filter);
  // Thirty new rows are drawn in pieces, so that a flood of trades leaves the page answering. What the list says of its
  // trades is said of the same ones: those of before, until the new rows are drawn.
  const listed = useDeferredValue(window.trades);
  const rows = useMemo(() => filterTrades(listed, filter), [listed, filter]);
  const announcement = useAnnouncement(shown, shown.length < window.trades.length);
  const spoken = announcement
    ? t('announce', {
        count: announcement.count,
        coin: announcement.largest.coin,
        side: t(`sides.${announcement.largest.side}`),
        value: formatUsd(announcement.largest.usdValue),
      })
    : '';

  return (
    <section className={styles['card']} aria-labelledby={titleId}>
      <h2 id={titleId} className="visually-hidden">
        {t('listTitle')}
      </h2>
      <div className={styles['body']}>
        <ListBody feed={feed} shown={rows} total={listed.length} minUsd={minUsd} />
      </div>
      <p className={styles['foot']}>
        <span>{t('shown', { total: window.trades.length, count: shown.length })}</span>
        {hello?.simulated === true && <span>{t('problems.simulatedNote')}</span>}
      </p>
      <LiveRegion text={spoken} />
    </section>
  );
}

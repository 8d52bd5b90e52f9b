import { filterTrades, type KeptTrade, type TradeFilter } from '@toolbox/core/feed';
import { formatUsd, formatUsdShort } from '@toolbox/i18n/format/formatUsd';
import { Empty } from '@toolbox/ui/empty/Empty';
import { LiveRegion } from '@toolbox/ui/live-region/LiveRegion';
import { Skeleton } from '@toolbox/ui/skeleton/Skeleton';
import { useDeferredValue, useId, useMemo, useState } from 'react';
import { useMessages } from '../../../i18n/useMessages.ts';
import { usePageLanguage } from '../../../i18n/usePageLanguage.ts';
import { ChangeAnnouncement } from '../../../parts/change-announcement/ChangeAnnouncement.tsx';
import { listedEarlier } from '../feed/tradeFeedState.ts';
import type { UseTradeFeed } from '../feed/useTradeFeed.ts';
import { useDownText } from '../useDownText.ts';
import styles from '../WhaleTrades.late.module.css';
import { TradeList } from './TradeList.tsx';
import { useAnnouncement } from './useAnnouncement.ts';

type ListBodyProps = {
  readonly feed: UseTradeFeed;
  readonly filter: TradeFilter;
  readonly shown: readonly KeptTrade[];
  readonly shownEarlier: readonly KeptTrade[];
  /** The number of listed trades that the shown ones were filtered from. */
  readonly total: number;
  readonly minUsd: number;
};

const WAITING_ROWS = 4;

/** The trades, or a placeholder: loading, none yet, none that match. */
function ListBody({ feed, filter, shown, shownEarlier, total, minUsd }: ListBodyProps) {
  const t = useMessages('whale-trades');
  const language = usePageLanguage();
  const down = useDownText(feed, filter);
  const { state, problem, hello, paused } = feed;
  const missing = filter.exchange === undefined ? undefined : down;
  const noMatch = (count: number) => missing ?? t('emptyFiltered', { count });
  if (shown.length + shownEarlier.length > 0)
    return (
      <TradeList
        trades={shown}
        earlier={shownEarlier}
        aheadMs={feed.clockAheadMs}
        note={feed.window.trades.length > 0 ? noMatch(feed.window.trades.length) : t('empty')}
        still={paused}
      />
    );
  if (total > 0) return <Empty icon="filter">{noMatch(total)}</Empty>;
  if (state === 'connecting' && problem === undefined && hello === undefined)
    return (
      <div className={styles['loading']} aria-busy="true">
        <p className="visually-hidden">{t('loading')}</p>
        <Skeleton shape="row" count={WAITING_ROWS} />
      </div>
    );
  if (missing !== undefined) return <Empty icon="whale">{missing}</Empty>;
  return (
    <Empty icon="whale">
      {t('empty')}
      {problem !== 'noServer' && hello?.exchanges.length !== 0 && (
        <>
          <br />
          {t('emptyNote', { min: formatUsdShort(minUsd, language) })}
        </>
      )}
    </Empty>
  );
}

type RecentTradesProps = { readonly feed: UseTradeFeed; readonly filter: TradeFilter; readonly minUsd: number };

/** The list of recent trades, filtered. */
export default function RecentTrades({ feed, filter, minUsd }: RecentTradesProps) {
  const t = useMessages('whale-trades');
  const titleId = useId();
  const { window, hello } = feed;
  const shown = filterTrades(window.trades, filter);
  const earlier = listedEarlier(window);
  // Thirty new rows are rendered in a deferred update, so that the page stays responsive in a flood of trades. The
  // texts about the list refer to the same deferred trades.
  const listed = useDeferredValue(window);
  const rows = useMemo(() => filterTrades(listed.trades, filter), [listed, filter]);
  const earlierRows = useMemo(() => filterTrades(listedEarlier(listed), filter), [listed, filter]);
  const announcement = useAnnouncement(shown, window.trades, window.filledUpTo);
  const spoken = announcement
    ? t('announce', {
        count: announcement.count,
        coin: announcement.largest.coin,
        side: t(`sides.${announcement.largest.side}`),
        value: formatUsd(announcement.largest.usdValue),
      })
    : '';

  const counts = {
    total: window.trades.length + earlier.length,
    count: shown.length + filterTrades(earlier, filter).length,
  };
  // As they are when the filter changes: the trades that arrive later are announced by themselves.
  const [filtered, setFiltered] = useState({ filter, times: 0, counts, by: t });
  if (filtered.filter !== filter) setFiltered({ filter, times: filtered.times + 1, counts, by: t });

  return (
    <section className={styles['card']} aria-labelledby={titleId}>
      <h2 id={titleId} className="visually-hidden">
        {t('listTitle')}
      </h2>
      <div className={styles['body']}>
        <ListBody
          feed={feed}
          filter={filter}
          shown={rows}
          shownEarlier={earlierRows}
          total={listed.trades.length + listedEarlier(listed).length}
          minUsd={minUsd}
        />
      </div>
      <p className={styles['foot']}>
        <span>{t('shown', counts)}</span>
        {hello?.simulated === true && <span>{t('problems.simulatedNote')}</span>}
      </p>
      <LiveRegion text={spoken} />
      {/* Another filter may show as many, which is announced again. */}
      <ChangeAnnouncement
        text={filtered.times > 0 ? t('shown', filtered.counts) : ''}
        at={filtered.times}
        isTranslated={filtered.by !== t}
      />
    </section>
  );
}

import { filterTrades, type KeptTrade, type TradeFilter } from '@toolbox/core/feed';
import { formatUsd, formatUsdShort } from '@toolbox/i18n/format/formatUsd';
import { Empty } from '@toolbox/ui/empty/Empty';
import { LiveRegion } from '@toolbox/ui/live-region/LiveRegion';
import { Skeleton } from '@toolbox/ui/skeleton/Skeleton';
import {
  memo,
  type ReactNode,
  type RefObject,
  useDeferredValue,
  useId,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { useMessages } from '../../../i18n/useMessages.ts';
import { usePageLanguage } from '../../../i18n/usePageLanguage.ts';
import { ChangeAnnouncement } from '../../../parts/change-announcement/ChangeAnnouncement.tsx';
import { useDownText } from '../useDownText.ts';
import { listedEarlier, type UseTradeFeed } from '../useTrades.ts';
import styles from '../WhaleTrades.late.module.css';
import { TradeCard } from './TradeCard.tsx';
import { useAnnouncement } from './useAnnouncement.ts';

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

/** Maximum number of concurrent slides. */
const MAX_SLIDES = 2;
const COLUMNS = ['time', 'side', 'pair', 'size', 'value', 'risk', 'exchange', 'amount', 'price'] as const;

/** The distance to the edge of the window, in pixels. */
const EDGE_PX = 8;

/**
 * Scrolls so that new rows do not push the control that has the focus by keyboard out of the window.
 *
 * @param pushed how far they have pushed the others, in pixels
 * @returns whether it had to scroll
 */
function keepFocusInSight(rows: HTMLElement, pushed: number): boolean {
  const focused = rows.querySelector(':focus-visible')?.getBoundingClientRect();
  if (focused === undefined) return false;
  // Where it is without the slide: the rows end where their parent does.
  const slid = (rows.parentElement?.getBoundingClientRect().bottom ?? 0) - rows.getBoundingClientRect().bottom;
  const isPushedOut = focused.bottom + slid > innerHeight && focused.top + slid - pushed < innerHeight;
  if (isPushedOut) scrollBy({ top: focused.bottom + slid + EDGE_PX - innerHeight, behavior: 'instant' });
  return isPushedOut;
}

/** A duration of the style sheet in milliseconds; once it is built, it has seconds: .3s. */
function durationOf(element: HTMLElement, name: string): number {
  const duration = getComputedStyle(element).getPropertyValue(name).trim();
  return (Number.parseFloat(duration) || 0) * (duration.endsWith('ms') ? 1 : 1000);
}

/**
 * New rows push the others down: the list starts at the previous position and slides. Nothing jumps while it is read;
 * with reduced motion the slide is instant.
 */
function useSlide(
  rows: RefObject<HTMLDivElement | null>,
  list: RefObject<HTMLOListElement | null>,
  trades: readonly KeptTrade[],
): void {
  const newest = useRef<string>(undefined);
  useLayoutEffect(() => {
    const before = newest.current;
    newest.current = trades[0]?.id;
    const element = rows.current;
    const row = list.current?.children[trades.findIndex(({ id }) => id === before)];
    if (!element || row === undefined || before === newest.current) return;
    // In a burst nobody can follow the rows, and measuring each step would force a layout.
    if (element.getAnimations().length >= MAX_SLIDES && !element.querySelector(':focus-visible')) return;
    const pushed = row.getBoundingClientRect().top - element.getBoundingClientRect().top;
    if (keepFocusInSight(element, pushed) || element.getAnimations().length >= MAX_SLIDES) return;
    element.animate([{ transform: `translateY(${-pushed}px)` }, { transform: 'none' }], {
      duration: Math.max(1, durationOf(element, '--slow')),
      easing: 'ease-out',
      // Trades that arrive during a slide extend it.
      composite: 'add',
    });
  }, [rows, list, trades]);
}

/** Trades, newest first, and below them those from before the visit. */
const TradeList = memo(function TradeList({ trades, earlier, aheadMs, note, still }: TradeListProps) {
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

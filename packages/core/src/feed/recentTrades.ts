import type { RecentTradesMessage } from './protocol.ts';
import type { Trade } from './trade.ts';
import {
  acceptTrades,
  type KeptTrade,
  keepTrade,
  rememberKeys,
  TRADE_WINDOW_SIZE,
  type TradeWindow,
  tradeIdentity,
} from './tradeWindow.ts';

/** What a page knows about its connection, by its own clock, in milliseconds since 1970. */
export type FeedVisit = {
  readonly now: number;
  /** When the page was opened. */
  readonly openedAt: number;
  /** The time of the last message before the connection was lost; `undefined` for the first connection. */
  readonly awaySince: number | undefined;
};

/**
 * The first connection normally takes less than this; trades of that time, and clocks that differ a little, count as
 * before the visit.
 */
const FIRST_CONNECTION_MS = 2000;

/**
 * Adds the list of recent trades that a server sends to each new connection; returns the same object if all of them are
 * known.
 *
 * - On the first connection, the trades are from before the visit: they go to `earlier` and stay out of the totals. If
 *   that connection came late, trades made more than two seconds after the page was opened, by the server's clock,
 *   belong to the visit.
 * - After a lost connection, the trades after the last known trade are accepted and counted like any other. If no trade
 *   of the list is known, the server's clock decides which trades were made since the page was opened.
 * - A live trade that the list contains is a duplicate, by the rules of {@link acceptTrades}.
 *
 * @example
 * const now = Date.UTC(2026, 10, 20);
 * const fields = { exchange: 'okx', symbol: 'BTC-USDT', side: 'BUY' } as const;
 * const trade = { ...fields, id: '7', price: 65_000, volume: 10, volumeUsd: 650_000, timestamp: now - 60_000 };
 * const list = { type: 'recent_trades', since: now - 3_600_000, time: now, trades: [trade] } as const;
 * const window = acceptRecentTrades(EMPTY_TRADE_WINDOW, list, { now, openedAt: now, awaySince: undefined });
 * [window.earlier.length, window.totals.totalTrades] // [1, 0]
 */
export function acceptRecentTrades(window: TradeWindow, list: RecentTradesMessage, visit: FeedVisit): TradeWindow {
  const { now, openedAt, awaySince } = visit;
  const known = new Set(window.known);
  const listed = [...new Map(list.trades.map((trade) => [tradeIdentity(trade), trade]))];
  const lastKnown = listed.findLastIndex(([key]) => known.has(key));
  const isFirst = awaySince === undefined;
  const openedThere = list.time - (now - openedAt) + (isFirst ? FIRST_CONNECTION_MS : 0);
  const fills: Trade[] = [];
  const before: KeptTrade[] = [];
  for (const [place, [key, trade]] of listed.entries()) {
    if (known.has(key)) continue;
    const isOfVisit = isFirst || lastKnown < 0 ? trade.timestamp >= openedThere : place > lastKnown;
    if (isOfVisit) fills.push(trade);
    // Among trades of the same millisecond, the one that was published later comes first.
    else before.unshift(keepTrade(trade, key));
  }
  if (fills.length + before.length === 0) return window;

  const accepted = acceptTrades(window, fills, now);
  const keys = before.map(({ id }) => id);
  const earlier = [...before, ...window.earlier];
  return {
    ...accepted,
    earlier: earlier.toSorted((one, other) => other.timestamp - one.timestamp).slice(0, TRADE_WINDOW_SIZE),
    filledUpTo: fills.length > 0 ? accepted.totals.totalTrades : window.filledUpTo,
    known: rememberKeys(keys, accepted.known),
    recent: [new Map(keys.map((key) => [key, now])), ...accepted.recent],
  };
}

/**
 * The period for which trades may be missing, because the connection of the page was lost for longer than the list of
 * the server covers, or because the first connection came late; `undefined` if no trade can be missing. By the page's
 * clock, in milliseconds since 1970.
 *
 * @param list `undefined` where the server sends none
 * @example
 * // The server was started 100 seconds ago, and the page lost it 150 seconds ago.
 * const list = { type: 'recent_trades', since: 900_000, time: 1_000_000, trades: [] } as const;
 * missingPeriod(list, { now: 5_000_000, openedAt: 1, awaySince: 4_850_000 }) // { from: 4_850_000, to: 4_900_000 }
 */
export function missingPeriod(
  list: RecentTradesMessage | undefined,
  { now, openedAt, awaySince }: FeedVisit,
): { readonly from: number; readonly to: number } | undefined {
  const to = list === undefined ? now : now - (list.time - list.since);
  const from = awaySince ?? openedAt;
  const shortest = awaySince === undefined ? FIRST_CONNECTION_MS : 0;
  return from + shortest >= to ? undefined : { from, to };
}

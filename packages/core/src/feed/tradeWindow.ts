import { baseCurrency } from './baseCurrency.ts';
import { MAX_RECENT_TRADES } from './protocol.ts';
import type { Trade } from './trade.ts';
import { tradedCoin } from './tradedCoin.ts';
import { type RiskLevel, tradeRisk } from './tradeRisk.ts';

/** Trades kept for the screen. */
export const TRADE_WINDOW_SIZE = 30;
/** A trade equal to an accepted one is a duplicate for this long after the latter was accepted. */
export const DUPLICATE_WINDOW_MS = 10_000;

/** A trade as kept by the page. */
export type KeptTrade = Omit<Trade, 'id' | 'volume' | 'volumeUsd'> & {
  /** Assigned here; unique within one window. */
  readonly id: string;
  readonly pair: string;
  readonly amount: number;
  readonly baseCurrency: string;
  /** The common name of the coin, including that of a pair against dollars. */
  readonly coin: string;
  readonly usdValue: number;
  readonly risk: RiskLevel;
};

/** Only the newest chunk of remembered trades is copied when trades arrive, so it is kept small. */
const PIECE_SIZE = 500;

/** Sums over all the trades that a window accepted. */
export type TradeTotals = {
  readonly totalTrades: number;
  /** In US dollars. */
  readonly totalVolume: number;
  readonly buyCount: number;
  readonly sellCount: number;
  /** The bought part of the total volume; the rest was sold. */
  readonly buyVolume: number;
};

/** The newest trades, their totals, and what is needed to recognize duplicates. */
export type TradeWindow = {
  /** Newest first, at most {@link TRADE_WINDOW_SIZE}. */
  readonly trades: readonly KeptTrade[];
  readonly totals: TradeTotals;
  /** When the last trade was accepted, in milliseconds since 1970. */
  readonly lastUpdate: number | undefined;
  /**
   * Accepted trades of the last {@link DUPLICATE_WINDOW_MS} with the time of acceptance, oldest first, in chunks of
   * bounded size.
   */
  readonly recent: readonly ReadonlyMap<string, number>[];
  /** Trades from before the page was opened, newest first, at most {@link TRADE_WINDOW_SIZE}; not in the totals. */
  readonly earlier: readonly KeptTrade[];
  /** The id, as a number, of the last trade that came late in a list, after a lost connection; 0 for none. */
  readonly filledUpTo: number;
  /** The keys of the newest trades in order of arrival, by which those of a list are recognized. */
  readonly known: readonly string[];
};

/** A window that has seen no trade yet. */
export const EMPTY_TRADE_WINDOW: TradeWindow = {
  trades: [],
  totals: { totalTrades: 0, totalVolume: 0, buyCount: 0, sellCount: 0, buyVolume: 0 },
  lastUpdate: undefined,
  recent: [],
  earlier: [],
  filledUpTo: 0,
  known: [],
};

/** Equal for two reports of one trade. */
export function tradeIdentity({ exchange, symbol, price, volume, timestamp }: Trade): string {
  return JSON.stringify([exchange, symbol, price, volume, timestamp]);
}

/** Twice as many as a list of the server holds, because two gateways may order trades differently. */
export function rememberKeys(...keys: readonly (readonly string[])[]): readonly string[] {
  return keys.flat().slice(-2 * MAX_RECENT_TRADES);
}

/** A trade as the page shows it. */
export function keepTrade(trade: Trade, id: string): KeptTrade {
  const { exchange, symbol, price, volume, volumeUsd, side, timestamp } = trade;
  return {
    id,
    exchange,
    symbol,
    pair: symbol,
    price,
    amount: volume,
    baseCurrency: baseCurrency(symbol),
    coin: tradedCoin(symbol),
    usdValue: volumeUsd,
    side,
    timestamp,
    risk: tradeRisk(volumeUsd),
  };
}

function lastOf(piece: ReadonlyMap<string, number>): number | undefined {
  let last: number | undefined;
  for (const at of piece.values()) last = at;
  return last;
}

/** The chunks that still count: full ones unchanged, and the newest as a copy to append to. */
function remembered(recent: TradeWindow['recent'], now: number) {
  const counts = (at: number | undefined) => at !== undefined && now - at < DUPLICATE_WINDOW_MS;
  const pieces = recent.filter((piece) => counts(lastOf(piece)));
  const last = pieces.at(-1);
  const full = last === undefined || last.size >= PIECE_SIZE ? pieces : pieces.slice(0, -1);
  const newest = new Map(full === pieces ? [] : last);
  for (const [key, at] of newest) if (!counts(at)) newest.delete(key);
  const has = (key: string) => newest.has(key) || full.some((piece) => counts(piece.get(key)));
  return { full, newest, has };
}

/**
 * Adds trades, in order of arrival, to the window; returns the same object where all are duplicates.
 *
 * A duplicate has the exchange, symbol, price, volume and timestamp of a trade that was accepted less than {@link
 * DUPLICATE_WINDOW_MS} ago. Duplicates do not extend that time. Pass thousands of trades in one call, not one by one.
 *
 * @param now milliseconds since 1970, never less than in the previous call
 * @example
 * const time = Date.UTC(2026, 10, 20);
 * const fields = { exchange: 'okx', symbol: 'BTC-USDT', side: 'BUY' } as const;
 * const trade = { ...fields, id: '7', price: 65_000, volume: 10, volumeUsd: 650_000, timestamp: time };
 * // The second one is a duplicate.
 * acceptTrades(EMPTY_TRADE_WINDOW, [trade, trade], time).trades.length // 1
 */
export function acceptTrades(window: TradeWindow, trades: readonly Trade[], now: number): TradeWindow {
  const { full, newest: recentKeys, has } = remembered(window.recent, now);
  const accepted: Trade[] = [];
  const keys: string[] = [];
  let { totalVolume, buyCount, buyVolume } = window.totals;
  for (const trade of trades) {
    const key = tradeIdentity(trade);
    if (has(key)) continue;
    recentKeys.set(key, now);
    keys.push(key);
    accepted.push(trade);
    totalVolume += trade.volumeUsd;
    if (trade.side !== 'BUY') continue;
    buyCount += 1;
    buyVolume += trade.volumeUsd;
  }
  if (accepted.length === 0) return window;

  const totalTrades = window.totals.totalTrades + accepted.length;
  const newest = accepted.slice(-TRADE_WINDOW_SIZE).reverse();
  return {
    ...window,
    trades: [...newest.map((trade, place) => keepTrade(trade, String(totalTrades - place))), ...window.trades].slice(
      0,
      TRADE_WINDOW_SIZE,
    ),
    totals: { totalTrades, totalVolume, buyCount, sellCount: totalTrades - buyCount, buyVolume },
    lastUpdate: now,
    recent: [...full, recentKeys],
    known: rememberKeys(window.known, keys),
  };
}

/**
 * Adds one trade, by the rules of {@link acceptTrades}.
 *
 * @example
 * const time = Date.UTC(2026, 10, 20);
 * const fields = { exchange: 'okx', symbol: 'BTC-USDT', side: 'BUY' } as const;
 * const trade = { ...fields, id: '7', price: 65_000, volume: 10, volumeUsd: 650_000, timestamp: time };
 * acceptTrade(EMPTY_TRADE_WINDOW, trade, time).totals
 * // { totalTrades: 1, totalVolume: 650000, buyCount: 1, sellCount: 0, buyVolume: 650000 }
 */
export function acceptTrade(window: TradeWindow, trade: Trade, now: number): TradeWindow {
  return acceptTrades(window, [trade], now);
}

import type { Side } from './trade.ts';
import type { KeptTrade } from './tradeWindow.ts';

/** Which of the kept trades a visitor wants to see; omitted fields do not filter. */
export type TradeFilter = {
  /** In US dollars; a trade of exactly this value is shown. */
  readonly minUsd?: number | undefined;
  /** Compared case-insensitively. */
  readonly exchange?: string | undefined;
  readonly coin?: string | undefined;
  readonly side?: Side | undefined;
};

/**
 * The trades that pass a filter, in the same order.
 *
 * @example filterTrades(window.trades, { minUsd: 1_000_000, side: 'BUY' })
 */
export function filterTrades(trades: readonly KeptTrade[], filter: TradeFilter): readonly KeptTrade[] {
  const { minUsd = 0, exchange, coin, side } = filter;
  const wanted = exchange?.toLowerCase();
  return trades.filter(
    (trade) =>
      trade.usdValue >= minUsd &&
      (wanted === undefined || trade.exchange.toLowerCase() === wanted) &&
      (coin === undefined || trade.coin === coin) &&
      (side === undefined || trade.side === side),
  );
}

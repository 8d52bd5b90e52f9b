import type { Side } from './trade.ts';
import type { KeptTrade } from './tradeWindow.ts';

/** What a visitor wants to see of the kept trades; whatever is left out does not matter. */
export type TradeFilter = {
  /** In US dollars; a trade of exactly this value is shown. */
  readonly minUsd?: number | undefined;
  /** Compared without case. */
  readonly exchange?: string | undefined;
  readonly coin?: string | undefined;
  readonly side?: Side | undefined;
};

/**
 * The trades a filter lets through, in the same order.
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

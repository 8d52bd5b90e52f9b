import type { TakerSide } from './trade.ts';
import type { KeptTrade } from './tradeWindow.ts';

/** Which of the kept trades a user wants to see; omitted fields do not filter. */
export type TradeFilter = {
  /** In US dollars; a trade of exactly this value is shown. */
  readonly minUsd?: number | undefined;
  /** Compared case-insensitively. */
  readonly exchange?: string | undefined;
  readonly coin?: string | undefined;
  readonly side?: TakerSide | undefined;
};

/**
 * The trades that pass a filter, in the same order.
 *
 * @example
 * const time = Date.UTC(2026, 10, 20);
 * const fields = { exchange: 'okx', symbol: 'BTC-USDT', side: 'BUY' } as const;
 * const trade = { ...fields, id: '7', price: 65_000, volume: 10, volumeUsd: 650_000, timestamp: time };
 * const { trades } = acceptTrade(EMPTY_TRADE_WINDOW, trade, time);
 * filterTrades(trades, { minUsd: 1_000_000, side: 'BUY' }) // []
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

/** Messages and totals of the live feed. */
export { baseCurrency } from './baseCurrency.ts';
export { bookLimit } from './bookLimit.ts';
export { filterTrades, type TradeFilter } from './filterTrades.ts';
export { joinFills } from './joinFills.ts';
export { createPriceGate, type PriceGate, type Sifted } from './priceGate.ts';
export {
  type FeedGap,
  type FeedMessage,
  type FeedProblem,
  type HeartbeatMessage,
  type HelloMessage,
  MAX_GAPS,
  MAX_RECENT_TRADES,
  parseFeedMessage,
  type RecentTradesMessage,
  type SourceState,
  type StatusMessage,
  serialiseFeedMessage,
  type TradeMessage,
} from './protocol.ts';
export { acceptRecentTrades, type FeedVisit, missingPeriod } from './recentTrades.ts';
export { createSweeps, SWEEP_WINDOW_MS, type Sweep, type Sweeps } from './sweeps.ts';
export type { Normaliser, TakerSide, Trade } from './trade.ts';
export { tradedCoin } from './tradedCoin.ts';
export { type RiskLevel, TRADE_RISK_USD, tradeRisk } from './tradeRisk.ts';
export { tradeSize } from './tradeSize.ts';
export { tradesAs } from './tradesAs.ts';
export { type TradesCsvText, tradesCsv } from './tradesCsv.ts';
export {
  acceptTrade,
  acceptTrades,
  DUPLICATE_WINDOW_MS,
  EMPTY_TRADE_WINDOW,
  type KeptTrade,
  TRADE_WINDOW_SIZE,
  type TradeTotals,
  type TradeWindow,
} from './tradeWindow.ts';

import type { SocketProblem, SocketState } from '@toolbox/client';
import {
  EMPTY_TRADE_WINDOW,
  type FeedGap,
  type HelloMessage,
  type KeptTrade,
  type SourceState,
  TRADE_WINDOW_SIZE,
  type TradeWindow,
} from '@toolbox/core/feed';

export type TradeFeedState = {
  readonly state: SocketState;
  /** The state of the connection, or that there is no server to connect to. */
  readonly problem: SocketProblem | 'noServer' | undefined;
  readonly window: TradeWindow;
  /** What the server last sent about itself. */
  readonly hello: HelloMessage | undefined;
  /** Milliseconds by which the clock of the page is ahead of the server's; 0 where they agree or until it is known. */
  readonly clockAheadMs: number;
  /** The state of each exchange as reported by the server; undefined until received. */
  readonly sources: Readonly<Record<string, SourceState>> | undefined;
  /** Periods with trades that the server could not retrieve. */
  readonly gaps: readonly FeedGap[];
  /** Periods without a connection of this page whose trades the server no longer had, oldest first; the newest few. */
  readonly ownGaps: readonly Pick<FeedGap, 'from' | 'to'>[];
};

/** The state before anything was received, which is also the prerendered one. */
export const FIRST_FEED_STATE: TradeFeedState = {
  state: 'connecting',
  problem: undefined,
  window: EMPTY_TRADE_WINDOW,
  hello: undefined,
  clockAheadMs: 0,
  sources: undefined,
  gaps: [],
  ownGaps: [],
};

/** The earlier trades that the list still has room for, so that nothing is missing between them and the others. */
export function listedEarlier({ trades, earlier }: TradeWindow): readonly KeptTrade[] {
  return earlier.slice(0, TRADE_WINDOW_SIZE - trades.length);
}

/** When the last trade was accepted, by the clock of the server, which the times of trades are from. */
export function lastUpdateOf({ window: { lastUpdate }, clockAheadMs }: TradeFeedState): number | undefined {
  return lastUpdate && lastUpdate - clockAheadMs;
}

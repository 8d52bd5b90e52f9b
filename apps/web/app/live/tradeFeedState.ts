import {
  EMPTY_TRADE_WINDOW,
  type FeedGap,
  type HelloMessage,
  type SourceState,
  type TradeWindow,
} from '@toolbox/core/feed';
import type { SocketProblem, SocketState } from './ReconnectingSocket.ts';

export type TradeFeedState = {
  readonly state: SocketState;
  /** That of the connection, or there is no server to connect to. */
  readonly problem: SocketProblem | 'noServer' | undefined;
  readonly window: TradeWindow;
  /** What the server last sent about itself. */
  readonly hello: HelloMessage | undefined;
  /** How each exchange is, as the server sees it; undefined until it has sent it. */
  readonly sources: Readonly<Record<string, SourceState>> | undefined;
  /** Times of which the server could not get all trades. */
  readonly gaps: readonly FeedGap[];
};

/** What is known before anything was received; also what is prerendered. */
export const FIRST_FEED_STATE: TradeFeedState = {
  state: 'connecting',
  problem: undefined,
  window: EMPTY_TRADE_WINDOW,
  hello: undefined,
  sources: undefined,
  gaps: [],
};

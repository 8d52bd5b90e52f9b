import type { FeedGap, HelloMessage, SourceState, Trade } from '@toolbox/core/feed';
import type { Coverage } from './feedCoverage.ts';
import type { RecentTrades } from './recentTrades.ts';

export type BusEvent =
  | { readonly type: 'trade'; readonly trade: Trade }
  | {
      readonly type: 'status';
      readonly exchanges: Readonly<Record<string, SourceState>>;
      readonly gaps?: readonly FeedGap[];
    };

/** What is published at all, as the ingests are configured: announced to every client. */
export type PublishedFeed = Omit<HelloMessage, 'type'>;

/** What a new leader takes over. */
export type LeadershipTerm = {
  /** When the bus was last reached before, by the monotonic clock. Since then no other process led. */
  readonly reachedAt: number;
  /** The gaps that the previous leader published. */
  readonly gaps: readonly FeedGap[];
};

/** What the publisher needs from the bus. */
export type Publisher = {
  /**
   * Fills that were not published: without leadership, without a bus, or because part of their trade was already
   * published.
   */
  readonly returned: (fills: readonly Trade[]) => void;
  /**
   * The leadership was acquired or renewed: pending fills may be published.
   *
   * @param term when it was acquired
   * @returns the gaps to publish with the status
   */
  readonly leading: (term?: LeadershipTerm) => readonly FeedGap[];
  /** Drops the pending fills that arrived before a time, by the monotonic clock: another process published them. */
  readonly forget: (before: number) => void;
  readonly coverage: () => Coverage;
  readonly published?: PublishedFeed;
};

/** Transports the results of the ingest to the gateways, in this process or in others. */
export interface Bus {
  /** A fill that was published before, by any process and in any trade, is not published again. */
  readonly publishTrade: (trade: Trade, fills?: readonly Trade[]) => void;
  readonly publishStatus: (exchanges: Readonly<Record<string, SourceState>>, gaps?: readonly FeedGap[]) => void;
  /** The last status that was published. */
  readonly status: () => Readonly<Record<string, SourceState>>;
  /** The gaps that were published with it. */
  readonly gaps: () => readonly FeedGap[];
  /** What the leader publishes; `undefined` until it is known. The next status announces a change. */
  readonly published: () => PublishedFeed | undefined;
  /** The published trades of the last hour, as far as they are kept. */
  readonly recent: RecentTrades['list'];
  readonly subscribe: (listener: (event: BusEvent) => void) => () => void;
  /** The publisher in this process. With a single process there is nothing to notify. */
  readonly publisher: (publisher: Publisher) => void;
  /** API responses that one process computes and others serve, as JSON. */
  readonly put: (name: string, json: string, forMs: number) => Promise<void>;
  readonly get: (name: string) => Promise<string | undefined>;
  /** Whether this process is the leader. */
  readonly leads: () => boolean;
  readonly healthy: () => boolean;
  /** Whether the status of a leader is received: there is none while no ingest runs, or while the bus is cut. */
  readonly receivesState: () => boolean;
  readonly close: () => Promise<void>;
}

/** The identity of a trade, independent of the process that received it. */
export function tradeKey({ exchange, symbol, id }: Trade): string {
  return `${exchange}|${symbol}|${id}`;
}

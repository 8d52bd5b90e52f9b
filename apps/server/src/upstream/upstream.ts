import type { Trade } from '@toolbox/core/feed';

/** The meaning of a frame for the state of the connection, without interpreting prices. */
export type Frame =
  /** Data for the normalizer; proves that the subscription works. */
  | { readonly kind: 'data'; readonly message: unknown }
  /** The connection works; `answers` are sent back immediately. */
  | { readonly kind: 'heartbeat'; readonly answers?: readonly string[] }
  /** An acknowledgment or pong: proves nothing about the subscription. */
  | { readonly kind: 'control'; readonly answers?: readonly string[] }
  /** The server is going to close: switch to a new connection before that. */
  | { readonly kind: 'leaving'; readonly reason: string }
  /** The server rejected a subscription, of the pairs that the reason names if it does. */
  | { readonly kind: 'refused'; readonly reason: string };

/** One connection: its URL, its subscriptions, how to parse its frames. Created for each connection. */
export type Connection<Item = Trade> = {
  readonly url: string;
  /** The subscription messages, sent at once unless there is a `subscribeGapMs` between them. */
  readonly subscribe: readonly string[];
  readonly subscribeGapMs?: number;
  /**
   * The pairs, if each has a subscription of its own: an exchange rejects a whole one that names a pair that it does
   * not list. A rejected one is sent again later. The connection ends when all are rejected, or for a reason that names
   * no pair; without this, with the first one.
   */
  readonly pairs?: SubscribedPairs;
  readonly keepAlive?: { readonly everyMs: number; readonly text: () => string };
  /**
   * The interval of WebSocket pings, whose pongs count as heartbeats once the connection works: they prove that a quiet
   * one is not dead, but not that there is a subscription.
   */
  readonly pingMs?: number;
  /** May throw for an invalid frame, which is then dropped and counted. */
  readonly read: (frame: Buffer) => Frame;
  readonly normalise: (message: unknown) => readonly Item[];
  /** When a message was sent, in milliseconds since 1970 by the upstream's clock, if it says so. */
  readonly sentAt?: (message: unknown) => number | undefined;
  /** Called with each message whose items were not late. */
  readonly onTimely?: (message: unknown) => void;
};

export type SubscribedPairs = {
  /** As the exchange names them when it rejects them, in any case of letters. */
  readonly names: readonly string[];
  readonly subscription: (name: string) => string;
};

/** Defines the URLs, subscriptions and heartbeats of one service, without interpreting its data. */
export interface Upstream<Item = Trade> {
  readonly name: string;
  /** Silence after which the connection counts as dead. */
  readonly staleMs: number;
  /**
   * Time without an item after which the connection counts as dead, whatever else it sends. With it, a connection works
   * only from its first item on: heartbeats may continue without a subscription. Without it, they prove the connection.
   */
  readonly itemTimeoutMs?: number;
  readonly prepare: () => Promise<Connection<Item>>;
  /** Trades from a time to at least another one from the REST API, to backfill the gap of a lost connection. */
  readonly backfill?: (sinceMs: number, untilMs: number) => Promise<Backfill<Item>>;
}

/** A gap to fill. */
export type Gap = Stretch & {
  /** The time of an item that came after it, which the REST API must have too; `undefined` if unknown. */
  readonly itemAfter?: number | undefined;
};

/** A period, in milliseconds since 1970 by the upstream's clock. */
export type Stretch = { readonly from: number; readonly to: number };

export type Backfill<Item = Trade> = {
  readonly items: readonly Item[];
  /** The time of the newest item that the REST API has, by the upstream's clock; `undefined` if it has none. */
  readonly newest: number | undefined;
  /** What the REST API does not cover. */
  readonly missing?: Stretch;
};

/** An upstream of trades, with its subscribed pairs by their names in trades. */
export interface TradeUpstream extends Upstream {
  readonly symbols: ReadonlySet<string>;
}

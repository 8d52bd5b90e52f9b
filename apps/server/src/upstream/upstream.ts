import type { Trade } from '@toolbox/core/feed';

/** What a frame means for the life of the connection. Nobody here looks at prices. */
export type Frame =
  /** Something for the normaliser; proves that the subscription works. */
  | { readonly kind: 'data'; readonly message: unknown }
  /** The connection works; `answer` is sent back at once. */
  | { readonly kind: 'heartbeat'; readonly answer?: string }
  /** An acknowledgement or pong: proves nothing about the subscription. */
  | { readonly kind: 'control'; readonly answer?: string }
  /** The other side is about to close: move to a new connection before it does. */
  | { readonly kind: 'leaving'; readonly reason: string }
  /** The other side refused what was asked. */
  | { readonly kind: 'refused'; readonly reason: string };

/** One connection: its address, its subscriptions, how to read it. Made anew for each connection. */
export type Connection<Item = Trade> = {
  readonly url: string;
  /** The messages that ask for what is wanted, sent at once. */
  readonly subscribe: readonly string[];
  readonly keepAlive?: { readonly everyMs: number; readonly text: () => string };
  /** May throw on what cannot be read; the frame is then dropped and counted. */
  readonly read: (frame: Buffer) => Frame;
  readonly normalise: (message: unknown) => readonly Item[];
};

/** Knows the addresses, subscriptions and heartbeats of one service, and interprets no field of what it sends. */
export interface Upstream<Item = Trade> {
  readonly name: string;
  /** Silence after which the connection is taken for dead. */
  readonly staleMs: number;
  readonly prepare: () => Promise<Connection<Item>>;
  /** What happened since a moment, from the REST interface, to fill the gap a lost connection left. */
  readonly backfill?: (sinceMs: number) => Promise<Backfill<Item>>;
}

/** A stretch of time, in milliseconds since 1970 by the upstream's clock. */
export type Stretch = { readonly from: number; readonly to: number };

export type Backfill<Item = Trade> = {
  readonly items: readonly Item[];
  /** What the REST interface does not reach. */
  readonly missing?: Stretch;
};

/** An upstream of trades: knows the pairs it asks for, by the names its trades carry. */
export interface TradeUpstream extends Upstream {
  readonly symbols: ReadonlySet<string>;
}

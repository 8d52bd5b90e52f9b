import type { FeedGap, SourceState, Trade } from '@toolbox/core/feed';
import type { Coverage } from './feedCoverage.ts';

export type BusEvent =
  | { readonly type: 'trade'; readonly trade: Trade }
  | {
      readonly type: 'status';
      readonly exchanges: Readonly<Record<string, SourceState>>;
      readonly gaps?: readonly FeedGap[];
    };

/** What the bus wants to know of, and give back to, the one who publishes. */
export type Publisher = {
  /** Fills that were not published: no leadership, no bus, or part of their trade was published before. */
  readonly returned: (fills: readonly Trade[]) => void;
  /** The leadership was won or renewed: what waits may be published. */
  readonly leading: () => void;
  readonly coverage: () => Coverage;
};

/** Carries what the ingest found to everyone who serves it, in this process or in others. */
export interface Bus {
  /** A fill that was published before, by whomever and within whichever trade, is not published again. */
  readonly publishTrade: (trade: Trade, fills?: readonly Trade[]) => void;
  readonly publishStatus: (exchanges: Readonly<Record<string, SourceState>>, gaps?: readonly FeedGap[]) => void;
  /** The last status that was published. */
  readonly status: () => Readonly<Record<string, SourceState>>;
  /** The gaps that were published with it. */
  readonly gaps: () => readonly FeedGap[];
  readonly subscribe: (listener: (event: BusEvent) => void) => () => void;
  /** Who publishes here. In one process there is nothing to tell it. */
  readonly publisher: (publisher: Publisher) => void;
  /** Answers of the interface that one process computes and others serve, as JSON. */
  readonly put: (name: string, json: string, forMs: number) => Promise<void>;
  readonly get: (name: string) => Promise<string | undefined>;
  /** Whether this process is the one whose findings count. */
  readonly leads: () => boolean;
  readonly healthy: () => boolean;
  readonly close: () => Promise<void>;
}

/** What makes a trade the same trade, whoever saw it. */
export function tradeKey({ exchange, symbol, id }: Trade): string {
  return `${exchange}|${symbol}|${id}`;
}

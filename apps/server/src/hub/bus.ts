import type { SourceState, Trade } from '@toolbox/core/feed';

export type BusEvent =
  | { readonly type: 'trade'; readonly trade: Trade }
  | { readonly type: 'status'; readonly exchanges: Readonly<Record<string, SourceState>> };

/** Carries what the ingest found to everyone who serves it, in this process or in others. */
export interface Bus {
  /** A trade that was published before, by whomever, is not published again. */
  readonly publishTrade: (trade: Trade) => void;
  readonly publishStatus: (exchanges: Readonly<Record<string, SourceState>>) => void;
  /** The last status that was published. */
  readonly status: () => Readonly<Record<string, SourceState>>;
  readonly subscribe: (listener: (event: BusEvent) => void) => () => void;
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

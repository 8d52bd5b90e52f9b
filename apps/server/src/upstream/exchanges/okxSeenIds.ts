import type { Trade } from '@toolbox/core/feed';
import { isRecord } from '@toolbox/core/validate';

export type SeenIds = {
  /** A new connection begins. The returned function records each of its messages. */
  readonly begin: () => (message: unknown) => void;
  /** Whether a connection reported a trade, individually or merged into another. */
  readonly has: (trade: Trade) => boolean;
};

/** Trades of earlier connections are too old for a gap that is still being filled. */
const MAX_CONNECTIONS = 100;

type Range = { readonly first: number; readonly last: number };

/**
 * The trade numbers of each pair that the connections reported. They may merge several trades into one, with the number
 * of the last and their count; the REST API reports each individually, which would duplicate them.
 *
 * Each connection has its own range: a gap may still be filled when the next connection is lost too, and a connection
 * may still send while its successor is being opened.
 */
export function createSeenIds(symbols: ReadonlySet<string>): SeenIds {
  /** By the first message of each connection. */
  const connections: Map<string, Range>[] = [];
  return {
    begin: () => {
      const ranges = new Map<string, Range>();
      return (message: unknown) => {
        const data = isRecord(message) && Array.isArray(message['data']) ? message['data'] : [];
        for (const item of data.filter(isRecord)) {
          const [symbol, id, count] = [String(item['instId']), Number(item['tradeId']), Number(item['count'] ?? 1)];
          if (!symbols.has(symbol) || !Number.isSafeInteger(id - count)) continue;
          if (ranges.size === 0) connections.push(ranges);
          ranges.set(symbol, { first: ranges.get(symbol)?.first ?? id - count + 1, last: id });
        }
        connections.splice(0, connections.length - MAX_CONNECTIONS);
      };
    },
    has: ({ symbol, id }: Trade) =>
      connections.some((ranges, place) => {
        const range = ranges.get(symbol);
        // The newest connection is going to report all that follows.
        const isNewest = place === connections.length - 1;
        return range !== undefined && Number(id) >= range.first && (isNewest || Number(id) <= range.last);
      }),
  };
}

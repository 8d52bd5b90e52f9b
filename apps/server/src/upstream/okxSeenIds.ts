import type { Trade } from '@toolbox/core/feed';
import { isRecord } from '@toolbox/core/validate';

export type SeenIds = {
  /** A new connection begins; missed trades are between the last trade of the old one and its first. */
  readonly begin: () => void;
  /** Records a message of the connection. */
  readonly note: (message: unknown) => void;
  /** Whether the connection reported a trade, individually or merged into another. */
  readonly has: (trade: Trade) => boolean;
};

/**
 * The trade numbers of each pair that the connection reported. It may merge several trades into one, with the number
 * of the last and their count; the REST API reports each individually, which would duplicate them.
 */
export function createSeenIds(symbols: ReadonlySet<string>): SeenIds {
  const last = new Map<string, number>();
  let before = new Map<string, number>();
  const first = new Map<string, number>();
  return {
    begin: () => {
      before = new Map(last);
      first.clear();
    },
    note: (message: unknown) => {
      const data = isRecord(message) && Array.isArray(message['data']) ? message['data'] : [];
      for (const item of data.filter(isRecord)) {
        const [symbol, id, count] = [String(item['instId']), Number(item['tradeId']), Number(item['count'] ?? 1)];
        if (!symbols.has(symbol) || !Number.isSafeInteger(id - count)) continue;
        if (!first.has(symbol)) first.set(symbol, id - count + 1);
        last.set(symbol, id);
      }
    },
    has: ({ symbol, id }: Trade) =>
      Number(id) <= (before.get(symbol) ?? Number.NEGATIVE_INFINITY) ||
      Number(id) >= (first.get(symbol) ?? Number.POSITIVE_INFINITY),
  };
}

import type { Trade } from '@toolbox/core/feed';
import { isRecord } from '@toolbox/core/validate';

export type SeenIds = {
  /** A new connection begins; what is missed lies between the last trade of the old one and its first. */
  readonly begin: () => void;
  /** A message has come over the connection. */
  readonly note: (message: unknown) => void;
  /** Whether the connection told of a trade, by itself or within another. */
  readonly has: (trade: Trade) => boolean;
};

/**
 * The trade numbers of each pair that came over the connection. There several trades may come as one, under the number
 * of the last and with their count; the REST interface tells of each by itself, and would tell of them twice.
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

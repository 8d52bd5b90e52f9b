import { MAX_RECENT_TRADES, type Trade } from '@toolbox/core/feed';

/** How long a published trade is kept for new clients. Gaps that ended longer ago are no longer reported. */
export const RECENT_MS = 3_600_000;
/** Three times what {@link MAX_RECENT_TRADES} trades need; names in messages from a bus could be longer. */
const RECENT_BYTES = 64 * 1024;

/** The newest published trades, for clients that connect later. */
export type RecentTrades = {
  /** @param at when it was published, by the monotonic clock; now by default */
  readonly add: (trade: Trade, at?: number) => void;
  /** From then on, every published trade is added. Before the first call the list counts as incomplete. */
  readonly coverFrom: (at: number) => void;
  readonly list: () => {
    /** For how long until now the list is complete. */
    readonly coveredMs: number;
    /** In the order of publication. */
    readonly trades: readonly Trade[];
    /**
     * What the clock of each exchange says now: by the least late of its trades, because backfilled ones came long
     * after they were made, or by the last one that was dropped. `undefined` before the first trade.
     */
    readonly dates?: readonly number[];
  };
};

/**
 * The date, by what the clocks of the exchanges say. A single wrong one has no effect if there are others: the median
 * is used, and this machine's clock only makes their number odd.
 */
export function feedDate(dates: readonly number[] | undefined, machineDate: number): number {
  const voters = [...(dates ?? [])];
  if (voters.length % 2 === 0) voters.push(machineDate);
  return voters.toSorted((one, other) => one - other)[voters.length >> 1] ?? machineDate;
}

/** Bounded by age, number and bytes, so that a new client receives a small message even after a busy hour. */
export function createRecentTrades(now: () => number): RecentTrades {
  const kept: { readonly trade: Trade; readonly at: number; readonly bytes: number }[] = [];
  let bytes = 0;
  let completeFrom = Number.POSITIVE_INFINITY;
  /** What the clock of each exchange said when the monotonic clock was 0, by its last trade that was dropped. */
  const droppedOrigins = new Map<string, number>();

  const originOf = ({ trade, at }: (typeof kept)[number]) => trade.timestamp - at;
  const dropOldest = () => {
    const oldest = kept.shift();
    if (oldest === undefined) return;
    bytes -= oldest.bytes;
    droppedOrigins.set(oldest.trade.exchange, originOf(oldest));
    // Trades of the same millisecond may remain in the list.
    if (completeFrom <= oldest.at) completeFrom = oldest.at + 1;
  };

  return {
    add: (trade, at = now()) => {
      const size = Buffer.byteLength(JSON.stringify(trade));
      kept.push({ trade, at, bytes: size });
      bytes += size;
      while (kept.length > MAX_RECENT_TRADES || bytes > RECENT_BYTES) dropOldest();
    },
    coverFrom: (at) => {
      completeFrom = at;
    },
    list: () => {
      while (kept[0] !== undefined && kept[0].at < now() - RECENT_MS) dropOldest();
      const coveredMs = Math.max(0, Math.min(RECENT_MS, now() - completeFrom));
      const keptOrigins = new Map<string, number>();
      for (const one of kept) {
        const { exchange } = one.trade;
        keptOrigins.set(exchange, Math.max(originOf(one), keptOrigins.get(exchange) ?? Number.NEGATIVE_INFINITY));
      }
      const dates = [...new Map([...droppedOrigins, ...keptOrigins]).values()].map((origin) => origin + now());
      const trades = kept.map(({ trade }) => trade);
      return { coveredMs, trades, ...(dates.length > 0 ? { dates } : {}) };
    },
  };
}

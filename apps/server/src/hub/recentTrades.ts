import { MAX_RECENT_TRADES, type Trade } from '@toolbox/core/feed';

/** How long a published trade is kept for new clients. Gaps that ended longer ago are no longer reported. */
export const RECENT_MS = 3_600_000;
/** A clock that was set back is believed after this long, by the trades since. */
const CLOCK_MS = 24 * 3_600_000;
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
     * The present time by the clock of each exchange, measured with the least late of its trades, also of dropped ones:
     * backfilled ones came long after they were made. `undefined` before the first trade.
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

type Published = { readonly trade: Trade; readonly at: number };
type Origins = Map<string, { readonly origin: number; readonly at: number }>;

function noteOrigin(origins: Origins, { trade, at }: Published): void {
  const [origin, known] = [trade.timestamp - at, origins.get(trade.exchange)];
  if (known !== undefined && origin < known.origin && at - known.at < CLOCK_MS) return;
  origins.set(trade.exchange, { origin, at });
}

/** Bounded by age, number and bytes, so that a new client receives a small message even after a busy hour. */
export function createRecentTrades(now: () => number): RecentTrades {
  const kept: (Published & { readonly bytes: number })[] = [];
  let bytes = 0;
  let completeFrom = Number.POSITIVE_INFINITY;
  /** What the clock of each exchange said when the monotonic clock was 0, by the least late trade that was dropped. */
  const droppedOrigins: Origins = new Map();

  const dropOldest = () => {
    const oldest = kept.shift();
    if (oldest === undefined) return;
    bytes -= oldest.bytes;
    noteOrigin(droppedOrigins, oldest);
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
      const origins: Origins = new Map(droppedOrigins);
      for (const one of kept) noteOrigin(origins, one);
      const dates = [...origins.values()].map(({ origin }) => origin + now());
      const trades = kept.map(({ trade }) => trade);
      return { coveredMs, trades, ...(dates.length > 0 ? { dates } : {}) };
    },
  };
}

import { createSweeps, type Sweep, type Trade, tradedCoin } from '@toolbox/core/feed';
import { type Clock, systemClock } from '../clock.ts';
import { type Bus, tradeKey } from './bus.ts';
import { createFillBuffer, type FillBuffer } from './fillBuffer.ts';
import { createRecentIds } from './recentIds.ts';

export type HubOptions = { readonly sweepMs: number; readonly minUsd: number };

export type HubCounts = {
  readonly onTrade?: (exchange: string) => void;
  readonly onDuplicate?: (exchange: string) => void;
  readonly onWhale?: (exchange: string) => void;
  /** Called when more fills wait for the leadership than the buffer holds. */
  readonly onOverflow?: (exchange: string) => void;
};

type AcceptOptions = {
  /** Whether the trades fill a gap, so that their prices are not the current ones. */
  readonly isBackfill?: boolean;
};

export type Hub = {
  /**
   * Adds trades of an exchange, as they arrive or from the backfill of a gap: duplicates are dropped, fills merged,
   * large trades published.
   */
  readonly accept: (trades: readonly Trade[], options?: AcceptOptions) => void;
  /** The last price of a coin against the dollar, and when it was received, by the monotonic clock. */
  readonly lastPrice: (coin: string) => { readonly price: number; readonly at: number } | undefined;
  /** Buffers fills for later, to be merged again when this process leads. */
  readonly hold: (fills: readonly Trade[]) => void;
  readonly publishHeld: () => void;
  /** Drops fills that arrived before a time and wait for the leadership. */
  readonly forget: FillBuffer['forget'];
  /** Which of the fills that wait for the leadership were dropped; see {@link FillBuffer.droppedSince}. */
  readonly droppedSince: FillBuffer['droppedSince'];
  /** Publishes the open sweeps. */
  readonly close: () => void;
};

export const HELD_MS = 120_000;
/**
 * How long a follower, or a process without its bus, buffers fills: two minutes, twice as long as a bus should ever
 * be unavailable, and longer than it takes to notice that the leader is gone or receives nothing.
 */
const HELD = { forMs: HELD_MS, bytes: 64 * 1024 * 1024 };

/**
 * Merges the trades of all exchanges into the feed. It depends on neither sockets nor exchanges.
 *
 * Only the leader merges fills, once: a follower buffers them unmerged, because two processes never merge them in the
 * same way.
 */
export function createHub(
  bus: Bus,
  { sweepMs, minUsd }: HubOptions,
  counts: HubCounts = {},
  clock: Clock = systemClock,
): Hub {
  const sweeps = createSweeps(sweepMs);
  const seen = new Map<string, ReturnType<typeof createRecentIds>>();
  const prices = new Map<string, { readonly price: number; readonly at: number }>();
  const coins = new Map<string, string>();
  let timer: NodeJS.Timeout | undefined;

  const coinOf = (symbol: string) => {
    const coin = coins.get(symbol) ?? tradedCoin(symbol);
    coins.set(symbol, coin);
    return coin;
  };
  const held = createFillBuffer({ ...HELD, ...(counts.onOverflow ? { onOverflow: counts.onOverflow } : {}) });
  const publish = (closed: readonly Sweep[]) => {
    for (const { trade, fills } of closed) {
      if (trade.volumeUsd < minUsd) continue;
      counts.onWhale?.(trade.exchange);
      bus.publishTrade(trade, fills);
    }
  };
  const settle = () => {
    timer = undefined;
    publish(sweeps.close(clock.now()));
    schedule();
  };
  const schedule = () => {
    const next = sweeps.nextClose();
    if (timer === undefined && next !== undefined) timer = setTimeout(settle, Math.max(1, next - clock.now()));
  };

  /** Merges fills that are in the order of their own timestamps, which replace the times of arrival. */
  const merge = (fills: Iterable<Trade>) => {
    const late = createSweeps(sweepMs);
    for (const fill of fills) {
      publish(late.close(fill.timestamp));
      late.add(fill, fill.timestamp);
    }
    publish(late.close(Number.POSITIVE_INFINITY));
  };

  return {
    accept: (trades, { isBackfill = false } = {}) => {
      const now = clock.now();
      const leads = bus.leads();
      const backfill: Trade[] = [];
      for (const trade of trades) {
        const ids = seen.get(trade.exchange) ?? createRecentIds();
        seen.set(trade.exchange, ids);
        if (!ids.add(tradeKey(trade))) {
          counts.onDuplicate?.(trade.exchange);
          continue;
        }
        counts.onTrade?.(trade.exchange);
        if (!isBackfill) prices.set(coinOf(trade.symbol), { price: trade.price, at: now });
        // By the time of arrival, a backfill would be one sweep window with thousands of open sweeps, each of which is
        // compared with each fill.
        if (!leads) held.keep(trade, now);
        else if (isBackfill) backfill.push(trade);
        else sweeps.add(trade, now);
      }
      merge(backfill.toSorted((one, other) => one.timestamp - other.timestamp));
      // Under load the timer is late, so due sweeps are taken here too.
      publish(sweeps.close(now));
      schedule();
    },
    lastPrice: (coin) => prices.get(coin),
    hold: (fills) => {
      for (const fill of fills) held.keep(fill, clock.now());
    },
    // By their own timestamps, so that merging gives the same trades in any process.
    publishHeld: () => merge(held.take()),
    forget: held.forget,
    droppedSince: held.droppedSince,
    close: () => {
      clearTimeout(timer);
      publish(sweeps.close(Number.POSITIVE_INFINITY));
    },
  };
}

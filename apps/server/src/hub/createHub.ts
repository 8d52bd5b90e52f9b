import { createSweeps, type Trade } from '@toolbox/core/feed';
import { type Clock, systemClock } from '../clock.ts';
import { type Bus, tradeKey } from './bus.ts';
import { createRecentIds } from './recentIds.ts';

export type HubOptions = { readonly sweepMs: number; readonly minUsd: number };

export type HubCounts = {
  readonly onTrade?: (exchange: string) => void;
  readonly onDuplicate?: (exchange: string) => void;
  readonly onWhale?: (exchange: string) => void;
};

export type Hub = {
  /** Takes in what an exchange told of: doubles are dropped, fills joined, the large ones published. */
  readonly accept: (trades: readonly Trade[]) => void;
  /** The last price of a coin against the dollar, and when we heard of it, by the monotonic clock. */
  readonly lastPrice: (coin: string) => { readonly price: number; readonly at: number } | undefined;
  /** Publishes what is still open. */
  readonly close: () => void;
};

const PAIR = /^([A-Z0-9]{2,10}?)[-_/]?USDT?(?:-SWAP)?$/;

/** Joins what all exchanges tell of into the feed. It knows neither sockets nor exchanges. */
export function createHub(
  bus: Bus,
  { sweepMs, minUsd }: HubOptions,
  counts: HubCounts = {},
  clock: Clock = systemClock,
): Hub {
  const sweeps = createSweeps(sweepMs);
  const seen = new Map<string, ReturnType<typeof createRecentIds>>();
  const prices = new Map<string, { readonly price: number; readonly at: number }>();
  const coins = new Map<string, string | undefined>();
  let timer: NodeJS.Timeout | undefined;

  const coinOf = (symbol: string) => {
    if (!coins.has(symbol)) coins.set(symbol, PAIR.exec(symbol)?.[1]);
    return coins.get(symbol);
  };
  const publish = (whales: readonly Trade[]) => {
    for (const trade of whales) {
      if (trade.volumeUsd < minUsd) continue;
      counts.onWhale?.(trade.exchange);
      bus.publishTrade(trade);
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

  return {
    accept: (trades) => {
      const now = clock.now();
      for (const trade of trades) {
        const ids = seen.get(trade.exchange) ?? createRecentIds();
        seen.set(trade.exchange, ids);
        if (!ids.add(tradeKey(trade))) {
          counts.onDuplicate?.(trade.exchange);
          continue;
        }
        counts.onTrade?.(trade.exchange);
        const coin = coinOf(trade.symbol);
        if (coin !== undefined) prices.set(coin, { price: trade.price, at: now });
        sweeps.add(trade, now);
      }
      // Under load the timer comes late; what is due by now need not wait for it.
      publish(sweeps.close(now));
      schedule();
    },
    lastPrice: (coin) => prices.get(coin),
    close: () => {
      clearTimeout(timer);
      publish(sweeps.close(Number.POSITIVE_INFINITY));
    },
  };
}

import type { FastifyRateLimitStore, FastifyRateLimitStoreCtor } from '@fastify/rate-limit';
import type { Clock } from '../clock.ts';

/** Maximum number of tracked addresses; beyond it the oldest window is dropped. */
const MAX_ADDRESSES = 20_000;

type Count = { current: number; readonly until: number };

/**
 * Counts requests by address in windows of the monotonic clock. The plug-in's own store uses the machine's clock: set
 * back by a day, it would block clients over the limit for a day.
 */
export function rateStore({ now }: Clock): FastifyRateLimitStoreCtor {
  return class RateStore implements FastifyRateLimitStore {
    readonly #counts = new Map<string, Count>();

    incr(key: string, callback: Parameters<FastifyRateLimitStore['incr']>[1], windowMs: number): void {
      const requestedAt = now();
      let count = this.#counts.get(key);
      if (count === undefined || count.until <= requestedAt) {
        this.#counts.delete(key);
        count = { current: 0, until: requestedAt + windowMs };
        this.#counts.set(key, count);
        const [oldest] = this.#counts.keys();
        if (this.#counts.size > MAX_ADDRESSES && oldest !== undefined) this.#counts.delete(oldest);
      }
      count.current += 1;
      callback(null, { current: count.current, ttl: count.until - requestedAt });
    }

    child(): FastifyRateLimitStore {
      return new RateStore();
    }
  };
}

import type { FastifyRateLimitStore, FastifyRateLimitStoreCtor } from '@fastify/rate-limit';
import type { Clock } from '../clock.ts';

/** Addresses remembered at once; the one that began its minute first is forgotten when there are more. */
const MAX_ADDRESSES = 20_000;

type Count = { current: number; readonly until: number };

/**
 * Counts requests by address in windows of the monotonic clock. The store that comes with the plug-in measures by the
 * machine's clock: set back by a day, it would refuse whoever is over the limit for that day.
 */
export function rateStore({ now }: Clock): FastifyRateLimitStoreCtor {
  return class RateStore implements FastifyRateLimitStore {
    readonly #counts = new Map<string, Count>();

    incr(key: string, callback: Parameters<FastifyRateLimitStore['incr']>[1], windowMs: number): void {
      const moment = now();
      let count = this.#counts.get(key);
      if (count === undefined || count.until <= moment) {
        this.#counts.delete(key);
        count = { current: 0, until: moment + windowMs };
        this.#counts.set(key, count);
        const [oldest] = this.#counts.keys();
        if (this.#counts.size > MAX_ADDRESSES && oldest !== undefined) this.#counts.delete(oldest);
      }
      count.current += 1;
      callback(null, { current: count.current, ttl: count.until - moment });
    }

    child(): FastifyRateLimitStore {
      return new RateStore();
    }
  };
}

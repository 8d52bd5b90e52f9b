import type { FastifyRateLimitStore, FastifyRateLimitStoreCtor } from '@fastify/rate-limit';
import type { Clock } from '../../clock.ts';
import { createRateWindow } from './createRateWindow.ts';

/** A store for the plug-in, whose own store uses the machine's clock: see {@link createRateWindow}. */
export function rateStore(windowMs: number, clock: Clock): FastifyRateLimitStoreCtor {
  return class RateStore implements FastifyRateLimitStore {
    readonly #window = createRateWindow(windowMs, clock);

    incr(key: string, callback: Parameters<FastifyRateLimitStore['incr']>[1]): void {
      const { count, remainingMs } = this.#window.hit(key);
      callback(null, { current: count, ttl: remainingMs });
    }

    child(): FastifyRateLimitStore {
      return new RateStore();
    }
  };
}

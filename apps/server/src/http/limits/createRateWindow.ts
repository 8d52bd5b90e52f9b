import type { Clock } from '../../clock.ts';

/** Maximum number of counted addresses; beyond it the oldest window is dropped. */
const MAX_ADDRESSES = 20_000;

export type RateWindow = {
  /** Counts one more of an address, and returns the count and the remaining time of its window. */
  readonly hit: (key: string) => { readonly count: number; readonly remainingMs: number };
};

/**
 * Counts by address in windows of the monotonic clock, which begin with the first hit of the address. With the
 * machine's clock, which may be set back by a day, clients over the limit would be blocked for a day.
 */
export function createRateWindow(windowMs: number, { now }: Pick<Clock, 'now'>): RateWindow {
  const windows = new Map<string, { count: number; readonly until: number }>();
  return {
    hit: (key) => {
      const at = now();
      let window = windows.get(key);
      if (window === undefined || window.until <= at) {
        window = { count: 0, until: at + windowMs };
        windows.delete(key);
        windows.set(key, window);
        const [oldest] = windows.keys();
        if (windows.size > MAX_ADDRESSES && oldest !== undefined) windows.delete(oldest);
      }
      window.count += 1;
      return { count: window.count, remainingMs: window.until - at };
    },
  };
}

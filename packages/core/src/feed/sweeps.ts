import { joinFills } from './joinFills.ts';
import type { Trade } from './trade.ts';

/** Fills of one order are at most this far apart. */
export const SWEEP_WINDOW_MS = 100;

type OpenSweep = { first: Trade; readonly fills: [Trade, ...Trade[]]; readonly closesAt: number };

/** One market order: the resulting trade and the fills that were merged into it. */
export type Sweep = { readonly trade: Trade; readonly fills: readonly Trade[] };

/** Merges the fills of one market order, which exchanges report per price level, into one trade. */
export type Sweeps = {
  /** Adds a fill at the time `now`. */
  readonly add: (fill: Trade, now: number) => void;
  /** Removes and returns the sweeps that are complete at the time `now`; all of them with `Infinity`. */
  readonly close: (now: number) => readonly Sweep[];
  /** When the next sweep will be complete; `undefined` when none is open. */
  readonly nextClose: () => number | undefined;
};

/**
 * Fills of the same exchange, symbol and side whose exchange times lie within `windowMs` of the sweep's earliest fill
 * become one trade: volume and value summed, the average price by volume, time and id of the earliest fill.
 *
 * - A sweep is held open for `windowMs` after its first fill arrived, and no longer: later fills start the next one.
 * - Order does not matter while it is open: a fill that arrives late is still added to its sweep.
 * - Every fill ends up in exactly one trade, so no volume is lost or counted twice.
 * - The only clock is the `now` argument, which must not decrease.
 *
 * @example
 * const sweeps = createSweeps();
 * const fields = { exchange: 'okx', symbol: 'BTC-USDT', side: 'BUY', price: 65_000 } as const;
 * sweeps.add({ ...fields, id: '1', volume: 4, volumeUsd: 260_000, timestamp: 0 }, 0);
 * sweeps.add({ ...fields, id: '2', volume: 6, volumeUsd: 390_000, timestamp: 0 }, 20);
 * sweeps.close(SWEEP_WINDOW_MS + 20)[0]?.trade.volumeUsd // 650000
 */
export function createSweeps(windowMs: number = SWEEP_WINDOW_MS): Sweeps {
  const open = new Map<string, OpenSweep[]>();
  let earliest: number | undefined;

  const add = (fill: Trade, now: number): void => {
    const key = `${fill.exchange}|${fill.symbol}|${fill.side}`;
    const candidates = open.get(key) ?? [];
    const sweep = candidates.find(({ first }) => Math.abs(fill.timestamp - first.timestamp) <= windowMs);
    if (sweep === undefined) {
      candidates.push({ first: fill, fills: [fill], closesAt: now + windowMs });
      open.set(key, candidates);
      earliest ??= now + windowMs;
      return;
    }
    sweep.fills.push(fill);
    if (fill.timestamp < sweep.first.timestamp) sweep.first = fill;
  };

  const close = (now: number): readonly Sweep[] => {
    const done: Sweep[] = [];
    if (earliest === undefined || now < earliest) return done;
    earliest = undefined;
    for (const [key, candidates] of open) {
      const rest = candidates.filter((sweep) => sweep.closesAt > now);
      for (const sweep of candidates)
        if (sweep.closesAt <= now) done.push({ trade: joinFills(sweep.fills), fills: sweep.fills });
      for (const sweep of rest) earliest = Math.min(earliest ?? sweep.closesAt, sweep.closesAt);
      if (rest.length === 0) open.delete(key);
      else open.set(key, rest);
    }
    return done;
  };

  return { add, close, nextClose: () => earliest };
}

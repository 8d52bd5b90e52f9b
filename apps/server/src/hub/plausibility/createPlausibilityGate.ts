import { bookLimit, createPriceGate, type Trade } from '@toolbox/core/feed';
import type { Clock } from '../../clock.ts';
import type { Hub } from '../createHub.ts';
import type { ExchangeClock } from './exchangeClocks.ts';
import { createPastPrices } from './pastPrices.ts';

/** Why a trade was dropped. */
export type DropReason = 'time' | 'symbol' | 'size' | 'price';

export type PlausibilityGateOptions = {
  /** How long an unconfirmed price or time waits. */
  readonly holdMs: number;
  /** The number of followed exchanges. */
  readonly sources: number;
  readonly onDrop: (exchange: string, reason: DropReason) => void;
};

export type Origin = {
  readonly symbols: ReadonlySet<string>;
  readonly clock: ExchangeClock;
};

export type PlausibilityGate = {
  /** Adds one frame of an exchange, or with `gapFrom` the backfill of a gap that began at that time. */
  readonly add: (trades: readonly Trade[], origin: Origin, gapFrom?: number) => void;
  /** Decides about all trades that still wait. */
  readonly close: () => void;
};

/** Trades older than this on arrival are history; trades this far in the future are impossible. */
export const MAX_AGE_MS = 60_000;
/** Maximum number of trades of one exchange that wait until its clock is known; beyond it the oldest are dropped. */
const MAX_WAITING = 2000;

type Waiting = { readonly trade: Trade; readonly at: number };

/**
 * Passes plausible trades: of a subscribed pair, of the last minute by the exchange's own clock, of a size that its
 * order book allows, at a price that other trades confirm. Undecided trades wait; dropped ones are counted. The price
 * of a backfilled trade is compared with those of its own time, which are known, so that none of them waits.
 *
 * If the clock of an exchange is wrong, its trades get the time that the others agree on.
 *
 * A trade with an implausible time waits too: if the exchange has set its clock, or this machine was suspended, the
 * next few frames confirm the time.
 */
export function createPlausibilityGate(
  pass: Hub['accept'],
  options: PlausibilityGateOptions,
  clock: Clock,
): PlausibilityGate {
  const { holdMs, onDrop } = options;
  const priceGate = createPriceGate(options);
  const pastPrices = createPastPrices(holdMs);
  const early = new Map<Origin, readonly Waiting[]>();
  let timer: NodeJS.Timeout | undefined;

  const drop = (trades: readonly Trade[], reason: DropReason) => {
    for (const { exchange } of trades) onDrop(exchange, reason);
  };
  const filterSizes = (trades: readonly Trade[]): readonly Trade[] =>
    trades.filter((trade) => {
      const fits = trade.volumeUsd <= bookLimit(trade.exchange);
      if (!fits) drop([trade], 'size');
      return fits;
    });
  const filterPrices = (trades: readonly Trade[]): readonly Trade[] =>
    filterSizes(trades).flatMap((trade) => {
      const { passed, refused } = priceGate.add(trade, clock.now());
      drop(refused, 'price');
      return passed;
    });
  const passCurrent = (trades: readonly Trade[]) => {
    pastPrices.add(trades);
    pass(trades);
  };
  /** Applied after all checks against the exchange's own clock. */
  const corrected = (trades: readonly Trade[], { clock: own }: Origin): readonly Trade[] => {
    const aheadMs = own.aheadMs();
    return aheadMs === 0 ? trades : trades.map((trade) => ({ ...trade, timestamp: trade.timestamp - aheadMs }));
  };
  const isRecent = (origin: Origin) => {
    return ({ timestamp }: Trade) => Math.abs(origin.clock.ageOf(timestamp)) <= MAX_AGE_MS;
  };
  /** Trades that waited for the clock of their exchange and fit it now. */
  const takeTimely = (origin: Origin): readonly Trade[] => {
    const waiting = early.get(origin);
    if (waiting === undefined) return [];
    const fits = isRecent(origin);
    const rest = waiting.filter(({ trade }) => !fits(trade));
    const kept = rest.filter(({ at }) => at + holdMs > clock.now()).slice(-MAX_WAITING);
    // They are in the order in which they arrived, so the kept ones are the last.
    const dropped = rest.slice(0, rest.length - kept.length);
    drop(
      dropped.map(({ trade }) => trade),
      'time',
    );
    if (kept.length === 0) early.delete(origin);
    else early.set(origin, kept);
    return waiting.flatMap(({ trade }) => (fits(trade) ? [trade] : []));
  };
  const settle = () => {
    timer = undefined;
    const { passed, refused } = priceGate.settle(clock.now());
    drop(refused, 'price');
    const timely = [...early.keys()].flatMap((origin) => filterPrices(corrected(takeTimely(origin), origin)));
    passCurrent([...passed, ...timely]);
    schedule();
  };
  const schedule = () => {
    if (timer !== undefined) return;
    const waits = [...early.values()].flatMap(([first]) => (first === undefined ? [] : [first.at + holdMs]));
    const due = Math.min(priceGate.nextDue() ?? Number.POSITIVE_INFINITY, ...waits);
    if (due < Number.POSITIVE_INFINITY) timer = setTimeout(settle, Math.max(1, due - clock.now()));
  };

  return {
    add: (trades, origin, gapFrom) => {
      const subscribed = trades.filter(({ symbol }) => origin.symbols.has(symbol));
      if (subscribed.length < trades.length)
        drop(
          trades.filter(({ symbol }) => !origin.symbols.has(symbol)),
          'symbol',
        );
      const isNew = isRecent(origin);
      if (gapFrom !== undefined) {
        // Pages do not start exactly at the gap: earlier trades are history. After the machine was suspended, those of
        // that time are in the future until the exchange's clock is measured again, but not by the machine's clock.
        const isPast = (time: number) => time <= clock.date() || origin.clock.ageOf(time) >= -MAX_AGE_MS;
        const ofGap = subscribed.filter(({ timestamp }) => timestamp >= gapFrom && isPast(timestamp));
        // Not compared with the present price: an exchange that a crash took down lost the trades of the crash.
        const { passed, refused } = pastPrices.sift(filterSizes(corrected(ofGap, origin)));
        drop(refused, 'price');
        pass(passed, { isBackfill: true });
      } else if (subscribed.length > 0) {
        const now = subscribed.filter(isNew);
        if (now.length < subscribed.length) {
          const waiting = subscribed.flatMap((trade) => (isNew(trade) ? [] : [{ trade, at: clock.now() }]));
          early.set(origin, [...(early.get(origin) ?? []), ...waiting]);
        }
        passCurrent(filterPrices(corrected([...takeTimely(origin), ...now], origin)));
      }
      schedule();
    },
    close: () => {
      clearTimeout(timer);
      const { passed, refused } = priceGate.settle(Number.POSITIVE_INFINITY);
      drop(refused, 'price');
      pass(passed);
    },
  };
}

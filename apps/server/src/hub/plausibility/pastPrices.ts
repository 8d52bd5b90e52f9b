import { createPriceGate, type Sifted, type Trade, tradedCoin } from '@toolbox/core/feed';

/** The prices of the last hours, to judge the trades of a gap by those of their own time. */
export type PastPrices = {
  /** Adds trades with a confirmed price. */
  readonly add: (trades: readonly Trade[]) => void;
  /** Separates the plausible trades of a backfill of one exchange from the others. */
  readonly sift: (backfill: readonly Trade[]) => Sifted;
};

type Range = { low: number; high: number };

const MINUTE_MS = 60_000;
/** Minutes of all coins together: more than two days for three coins. */
const MAX_RANGES = 10_000;
/** A price may be beyond those of its time by this factor, as in the price gate. */
const BAND = 1.1;

/**
 * A trade of a gap passes if its price is within 10% of those that were accepted in its minute and the two beside it.
 * Where nothing was accepted at that time, because all exchanges were lost, it passes if the trades of the gap before
 * it, or two more with it, confirm it.
 *
 * @param holdMs how long an unconfirmed price waits, by the times of the trades
 */
export function createPastPrices(holdMs: number): PastPrices {
  const ranges = new Map<string, Range>();
  const keyOf = ({ symbol, timestamp }: Trade, minutesLater = 0) =>
    `${tradedCoin(symbol)} ${Math.floor(timestamp / MINUTE_MS) + minutesLater}`;

  const addOne = (trade: Trade) => {
    const key = keyOf(trade);
    const range = ranges.get(key);
    if (range === undefined) ranges.set(key, { low: trade.price, high: trade.price });
    else {
      range.low = Math.min(range.low, trade.price);
      range.high = Math.max(range.high, trade.price);
    }
    const [oldest] = ranges.size > MAX_RANGES ? ranges.keys() : [];
    if (oldest !== undefined) ranges.delete(oldest);
  };
  const nearRanges = (trade: Trade): readonly Range[] =>
    [-1, 0, 1].flatMap((later) => ranges.get(keyOf(trade, later)) ?? []);

  return {
    add: (trades) => {
      for (const trade of trades) addOne(trade);
    },
    sift: (backfill) => {
      const gate = createPriceGate({ holdMs, sources: 1 });
      const passed: Trade[] = [];
      const refused: Trade[] = [];
      const take = (sifted: Sifted) => {
        passed.push(...sifted.passed);
        refused.push(...sifted.refused);
      };
      const settleUntil = (time: number) => {
        for (let due = gate.nextDue(); due !== undefined && due <= time; due = gate.nextDue()) take(gate.settle(due));
      };
      for (const trade of backfill.toSorted((one, other) => one.timestamp - other.timestamp)) {
        const near = nearRanges(trade);
        if (near.length > 0) {
          const fits = near.some(({ low, high }) => low <= trade.price * BAND && trade.price <= high * BAND);
          (fits ? passed : refused).push(trade);
          continue;
        }
        settleUntil(trade.timestamp);
        take(gate.add(trade, trade.timestamp));
      }
      settleUntil(Number.POSITIVE_INFINITY);
      return { passed, refused };
    },
  };
}

import {
  type KrwMarket,
  PREMIUM_COINS,
  PREMIUM_SPANS,
  type PremiumCoin,
  type PremiumRange,
  premiumStatistics,
} from '@toolbox/core/kimchi';
import type { Row } from '../store/store.ts';
import { entryOf } from './premiumRow.ts';

export type HistoryPoint = {
  readonly timestamp: number;
  readonly official: number;
  readonly usdt: number | null;
  readonly krw_price: number | undefined;
  readonly usd_price: number | undefined;
};

/** Every minute of a coin, oldest first: one pass over the rows for all ranges. */
export function historyPoints(
  rows: readonly Row<'premium'>[],
  coin: PremiumCoin,
  market?: KrwMarket,
): readonly HistoryPoint[] {
  const points: HistoryPoint[] = [];
  for (const row of rows) {
    const entry = entryOf(row, coin, market);
    if (entry === undefined) continue;
    const [official, usdt, krw_price, usd_price] = entry;
    points.push({ timestamp: row.time, official, usdt, krw_price, usd_price });
  }
  return points;
}

const FIGURES = ['official', 'usdt', 'krw_price', 'usd_price'] as const;

/**
 * The indexes of the lowest and the highest value of a figure, each with that of the value before it; empty if the
 * figure has no value. Of equal values it is the last one, which stays in a moving period the longest.
 */
function extremes(points: readonly HistoryPoint[], figure: (typeof FIGURES)[number]): readonly number[] {
  type Extreme = { readonly places: readonly number[]; readonly value: number };
  let lowest: Extreme = { places: [], value: Number.POSITIVE_INFINITY };
  let highest: Extreme = { places: [], value: Number.NEGATIVE_INFINITY };
  let before: readonly number[] = [];
  for (const [place, { [figure]: value }] of points.entries()) {
    if (typeof value !== 'number') continue;
    const places = [...before, place];
    if (value <= lowest.value) lowest = { places, value };
    if (value >= highest.value) highest = { places, value };
    before = [place];
  }
  return [...lowest.places, ...highest.places];
}

/**
 * Each interval is represented by its last row. Rows with an extreme are kept as well, so that a chart has the lowest
 * and highest recorded values. So are the rows with the values before them, which represent the interval until the
 * extreme.
 */
function downsample(points: readonly HistoryPoint[], pointMs: number): readonly HistoryPoint[] {
  const kept = new Set(FIGURES.flatMap((figure) => extremes(points, figure)));
  return points.filter(({ timestamp }, place) => {
    if (kept.has(place)) return true;
    const next = points[place + 1];
    return next === undefined || Math.floor(next.timestamp / pointMs) !== Math.floor(timestamp / pointMs);
  });
}

type HistoryRequest = {
  readonly range: PremiumRange;
  readonly coin: string;
  /** Milliseconds since 1970; later minutes are left out. */
  readonly now: number;
};

/**
 * The response of `/api/crypto/kimchi-premium/history` for one range and coin. The statistics cover every recorded
 * minute, the points are a downsampled series.
 *
 * @param recorded the result of {@link historyPoints}, of any length
 */
export function premiumHistory(recorded: readonly HistoryPoint[], { range, coin, now }: HistoryRequest): string {
  const { lengthMs, pointMs } = PREMIUM_SPANS[range];
  // A clock that was ahead may have recorded minutes that are still to come.
  const [start, end] = [now - lengthMs - 1, now].map(
    (limit) => recorded.findLastIndex(({ timestamp }) => timestamp <= limit) + 1,
  );
  const points = recorded.slice(start, end);
  const last = points.at(-1);
  const tether = points.flatMap(({ usdt }) => (usdt === null ? [] : [usdt]));
  const statistics = (values: readonly number[], present: number | null | undefined) =>
    present === null || present === undefined ? null : (premiumStatistics(values, present) ?? null);
  return JSON.stringify({
    range,
    coin,
    points: downsample(points, pointMs),
    statistics: {
      official: statistics(
        points.map(({ official }) => official),
        last?.official,
      ),
      usdt: statistics(tether, last?.usdt),
    },
  });
}

export function isRange(value: unknown): value is PremiumRange {
  return typeof value === 'string' && Object.hasOwn(PREMIUM_SPANS, value);
}

export function isPremiumCoin(value: unknown): value is PremiumCoin {
  return PREMIUM_COINS.some((coin) => coin === value);
}

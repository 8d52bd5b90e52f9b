import { premiumStatistics } from '@toolbox/core/kimchi';
import type { Row } from '../store/store.ts';
import type { PremiumAnswer } from './premiumAnswer.ts';
import { PREMIUM_COINS } from './quoteSources.ts';

/** How far back, and how much time one point of the answer stands for. */
export const RANGES = {
  '1h': { lengthMs: 3_600_000, pointMs: 60_000 },
  '24h': { lengthMs: 24 * 3_600_000, pointMs: 5 * 60_000 },
  '7d': { lengthMs: 7 * 24 * 3_600_000, pointMs: 30 * 60_000 },
} as const;

export type Range = keyof typeof RANGES;

/** One minute: the premium of each coin on both bases, and its prices; rows of older releases have none. */
type PremiumRow = Readonly<
  Record<string, readonly [official: number, usdt: number | null, krwPrice?: number, usdPrice?: number]>
>;

export function premiumRow(answer: PremiumAnswer, time: number): Row {
  const { krw_price, usd_price, usdt: tether } = answer;
  const bitcoin = { coin: 'BTC', official: answer, usdt: tether, krw_price, usd_price };
  const entries = [bitcoin, ...answer.coins].map(
    ({ coin, official, usdt, krw_price: krw, usd_price: usd }) =>
      [coin, [official.premium_percentage, usdt?.premium_percentage ?? null, krw, usd]] as const,
  );
  return { id: String(time), time, body: Object.fromEntries(entries) };
}

type Point = {
  readonly timestamp: number;
  readonly official: number;
  readonly usdt: number | null;
  readonly krw_price: number | undefined;
  readonly usd_price: number | undefined;
};

/** The last row of each stretch of time stands for it. */
function thinned(points: readonly Point[], pointMs: number): readonly Point[] {
  return points.filter(({ timestamp }, place) => {
    const next = points[place + 1];
    return next === undefined || Math.floor(next.timestamp / pointMs) !== Math.floor(timestamp / pointMs);
  });
}

/**
 * The answer of `/api/crypto/kimchi-premium/history` for one range and coin. Statistics are those of every minute that
 * was recorded, the points a thinned-out picture of them.
 */
export function premiumHistory(rows: readonly Row[], range: Range, coin: string, now: number): string {
  const { lengthMs, pointMs } = RANGES[range];
  const points = rows.flatMap(({ time, body }): readonly Point[] => {
    const entry = (body as PremiumRow)[coin];
    return entry === undefined || time < now - lengthMs
      ? []
      : [{ timestamp: time, official: entry[0], usdt: entry[1], krw_price: entry[2], usd_price: entry[3] }];
  });
  const last = points.at(-1);
  const tether = points.flatMap(({ usdt }) => (usdt === null ? [] : [usdt]));
  const statistics = (values: readonly number[], present: number | null | undefined) =>
    present === null || present === undefined ? null : (premiumStatistics(values, present) ?? null);
  return JSON.stringify({
    range,
    coin,
    points: thinned(points, pointMs),
    statistics: {
      official: statistics(
        points.map(({ official }) => official),
        last?.official,
      ),
      usdt: statistics(tether, last?.usdt),
    },
  });
}

export function isRange(value: unknown): value is Range {
  return typeof value === 'string' && Object.hasOwn(RANGES, value);
}

export function isPremiumCoin(value: unknown): value is (typeof PREMIUM_COINS)[number] {
  return PREMIUM_COINS.some((coin) => coin === value);
}

import { MINUTE_MS } from './minuteOf.ts';

/** How far back the history of the premium goes: the last hour, day or week. */
export const PREMIUM_RANGES = ['1h', '24h', '7d'] as const;

/** One of {@link PREMIUM_RANGES}. */
export type PremiumRange = (typeof PREMIUM_RANGES)[number];

const HOUR_MS = 60 * MINUTE_MS;

/** How long a range is, and the longest time that one point of its history stands for, in milliseconds. */
export const PREMIUM_SPANS = {
  '1h': { lengthMs: HOUR_MS, pointMs: MINUTE_MS },
  '24h': { lengthMs: 24 * HOUR_MS, pointMs: 5 * MINUTE_MS },
  '7d': { lengthMs: 7 * 24 * HOUR_MS, pointMs: 30 * MINUTE_MS },
} as const satisfies Readonly<Record<PremiumRange, unknown>>;

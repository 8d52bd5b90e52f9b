/** How far back the history of the premium goes: the last hour, day or week. */
export const PREMIUM_RANGES = ['1h', '24h', '7d'] as const;

/** One of {@link PREMIUM_RANGES}. */
export type PremiumRange = (typeof PREMIUM_RANGES)[number];

/** The coins whose premium is calculated, and recorded by the server; bitcoin first. */
export const PREMIUM_COINS = ['BTC', 'ETH', 'XRP', 'SOL'] as const;

/** One of {@link PREMIUM_COINS}. */
export type PremiumCoin = (typeof PREMIUM_COINS)[number];

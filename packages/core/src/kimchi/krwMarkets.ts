/** The exchanges whose won prices can be compared, in the order in which they are queried. */
export const KRW_MARKETS = ['upbit', 'bithumb'] as const;

/** An exchange that trades in won. */
export type KrwMarket = (typeof KRW_MARKETS)[number];

/**
 * Whether an untrusted value is exactly one of {@link KRW_MARKETS}.
 *
 * @example isKrwMarket('upbit') // true
 */
export function isKrwMarket(value: unknown): value is KrwMarket {
  return KRW_MARKETS.some((market) => market === value);
}

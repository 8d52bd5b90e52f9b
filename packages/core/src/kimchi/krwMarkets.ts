/** The exchanges whose won prices can be compared, the one that is asked first in front. */
export const KRW_MARKETS = ['upbit', 'bithumb'] as const;

export type KrwMarket = (typeof KRW_MARKETS)[number];

/** Whether something from outside names one of {@link KRW_MARKETS}, letter for letter. */
export function isKrwMarket(value: unknown): value is KrwMarket {
  return KRW_MARKETS.some((market) => market === value);
}

import { baseCurrency } from './baseCurrency.ts';

const DOLLARS = /[-_/:]?USD$/i;

/**
 * The coin of a pair for people to read: that of {@link baseCurrency}, and of a pair against dollars, which keeps its whole
 * name there, what stands before them. In capitals, so that one coin is one word whoever trades it.
 *
 * A pair against anything else, and `USD` alone, stays as it is.
 *
 * @example tradedCoin('BTC-USD') // 'BTC'
 */
export function tradedCoin(symbol: string): string {
  const base = baseCurrency(symbol).toUpperCase();
  return base.replace(DOLLARS, '') || base;
}

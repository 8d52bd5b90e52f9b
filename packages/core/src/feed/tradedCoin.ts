import { baseCurrency } from './baseCurrency.ts';

/** The quote currency USD at the end of a pair; `USD` alone is not a pair. */
const DOLLARS = /(?<=\w)[-_/:]?USD$/i;

/**
 * The coin of a pair for display: the part before USD, otherwise the result of {@link baseCurrency}. In uppercase, so
 * that a coin has one name across exchanges.
 *
 * A pair against anything else, and `USD` alone, is returned unchanged.
 *
 * @example tradedCoin('BTC-USD') // 'BTC'
 */
export function tradedCoin(symbol: string): string {
  return baseCurrency(symbol.replace(DOLLARS, '')).toUpperCase();
}

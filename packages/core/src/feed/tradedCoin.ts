import { baseCurrency } from './baseCurrency.ts';

const DOLLARS = /[-_/:]?USD$/i;

/**
 * The coin of a pair for display: the result of {@link baseCurrency}, and for a pair against dollars, which that
 * function leaves unchanged, the part before USD. In upper case, so that a coin has one name across exchanges.
 *
 * A pair against anything else, and `USD` alone, is returned unchanged.
 *
 * @example tradedCoin('BTC-USD') // 'BTC'
 */
export function tradedCoin(symbol: string): string {
  const coin = baseCurrency(symbol);
  return ((coin === symbol && coin.replace(DOLLARS, '')) || coin).toUpperCase();
}

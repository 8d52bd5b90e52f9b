import { listReadings } from './listReadings.ts';
import type { PurchaseForm } from './parsePurchaseRows.ts';

/**
 * Writes two lists as purchases in rows: as many as the longer list has entries.
 *
 * @returns nothing where a list can be read in two ways, which has to be asked first
 * @example listsToPurchases('1, 2', '100') // [{ weight: '1', price: '100' }, { weight: '2', price: '' }]
 */
export function listsToPurchases(weights: string, prices: string): readonly PurchaseForm[] | undefined {
  const [weightEntries = [], otherWeights] = listReadings(weights);
  const [priceEntries = [], otherPrices] = listReadings(prices);
  if (otherWeights || otherPrices) return undefined;
  return Array.from({ length: Math.max(weightEntries.length, priceEntries.length) }, (_, index) => ({
    weight: weightEntries[index] ?? '',
    price: priceEntries[index] ?? '',
  }));
}

import { listReadings } from '../lists/listReadings.ts';
import type { PurchaseForm } from './parsePurchaseRows.ts';

/**
 * Converts two lists to rows of purchases: as many as the longer list has entries.
 *
 * @returns undefined where a list has two readings, so that the user must choose first
 * @example listsToPurchases('1, 2', '100') // [{ weight: '1', price: '100' }, { weight: '2', price: '' }]
 */
export function listsToPurchases(weights: string, prices: string): readonly PurchaseForm[] | undefined {
  const [weightEntries = [], otherWeights] = listReadings(weights, 'shares');
  const [priceEntries = [], otherPrices] = listReadings(prices, 'prices');
  if (otherWeights || otherPrices) return undefined;
  return Array.from({ length: Math.max(weightEntries.length, priceEntries.length) }, (_, index) => ({
    weight: weightEntries[index] ?? '',
    price: priceEntries[index] ?? '',
  }));
}

import { type ListKind, listReadings } from '../lists/listReadings.ts';
import type { PurchaseForm } from './parsePurchaseRows.ts';
import { parseShares } from './parseShares.ts';

/** A single number without group marks, so that a list has one reading; anything else as typed. */
function entryOf(text: string, kind: ListKind): string {
  // With the separator after it a fraction is one entry.
  const [[entry, ...more] = []] = listReadings(`${text};`, kind);
  return entry !== undefined && more.length === 0 ? entry : text.trim();
}

/** Whether a plan leaves out the purchase with this weight. */
function isDropped(weight: string): boolean {
  return parseShares([weight], '').some((share) => share.ok && share.value.compare(0) <= 0);
}

/**
 * Converts purchases typed in rows to two lists with the same meaning.
 *
 * - A row without a price takes that of the row above, or `firstPrice`, so that the lists stay aligned; without any
 *   price the list of prices is empty.
 * - Rows with a weight of 0 or less, which a list drops without its price, and rows without a weight come last, because
 *   a list cannot have gaps. Empty rows are left out.
 *
 * @param firstPrice as typed
 * @example
 * purchasesToLists([{ weight: '1', price: '' }, { weight: '2', price: '90' }], '100')
 * // { weights: '1, 2', prices: '100, 90' }
 */
export function purchasesToLists(
  rows: readonly PurchaseForm[],
  firstPrice: string,
): { readonly weights: string; readonly prices: string } {
  let above = entryOf(firstPrice, 'prices');
  const filled = rows.map(({ weight, price }) => {
    const typed = price.trim() !== '';
    if (typed) above = entryOf(price, 'prices');
    return { weight: entryOf(weight, 'shares'), price: above, typed, dropped: isDropped(weight) };
  });
  const kept = filled.filter(({ weight, dropped }) => weight !== '' && !dropped);
  const weighted = [...kept, ...filled.filter(({ dropped }) => dropped)];
  const behind = [...weighted.slice(kept.length), ...filled.filter(({ weight, typed }) => weight === '' && typed)];
  const priced = behind.some(({ typed }) => typed) ? [...kept, ...behind] : kept;
  const prices = priced.some(({ typed }) => typed) ? priced.map(({ price }) => price) : [];
  const [weight = '', ...weightsBehind] = weighted.map((row) => row.weight);
  // A fraction alone would be a ratio; the weight of a single purchase makes no difference.
  const weights = weightsBehind.length === 0 && weight.includes('/') ? '1' : [weight, ...weightsBehind].join(', ');
  return { weights, prices: prices.join(', ') };
}

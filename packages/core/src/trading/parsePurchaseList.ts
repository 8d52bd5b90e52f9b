import type { Exact } from '../exact/index.ts';
import { fail, ok, type Result } from '../result/index.ts';
import type { NumberUnit } from '../validate/index.ts';
import { listReadings } from './listReadings.ts';
import { readListEntry } from './readListEntry.ts';

declare module '../result/failure.ts' {
  interface FailureFacts {
    /** A list fits as fewer, larger numbers and as more, smaller ones. Either text read again has that reading only. */
    'trading.listTwoWays': { readonly field: string; readonly grouped: string; readonly split: string };
  }
}

/** The numbers above 0 of a list, and how many other entries it had. */
export type PurchaseList = { readonly numbers: readonly Exact[]; readonly dropped: number };

/**
 * Reads a list of weights or prices and keeps the numbers above 0.
 *
 * - Entries are parted as `listReadings` says; where it finds two readings the list is `trading.listTwoWays`.
 * - Zero, negative numbers and words count as dropped; nothing between two marks does not.
 *
 * @param field the label of the list, carried into the facts of a failure
 * @param unit what its numbers count in
 * @example parsePurchaseList('60,500, 55,250', '가격', 'won') // { numbers: [60500, 55250], dropped: 0 }
 */
export function parsePurchaseList(text: string, field: string, unit: NumberUnit): Result<PurchaseList> {
  const [entries = [], other] = listReadings(text);
  if (other) return fail('trading.listTwoWays', { field, grouped: entries.join(', '), split: other.join(', ') });
  const numbers = entries.flatMap((entry) => {
    const number = readListEntry(entry, field, unit);
    return number.ok && number.value.compare(0) > 0 ? [number.value] : [];
  });
  return ok({ numbers, dropped: entries.length - numbers.length });
}

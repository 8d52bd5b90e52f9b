import type { Exact } from '../exact/index.ts';
import { fail, ok, type Result } from '../result/index.ts';
import type { NumberUnit } from '../validate/index.ts';
import { type ListReading, listReadings } from './listReadings.ts';
import { readListEntry } from './readListEntry.ts';

declare module '../result/failure.ts' {
  interface FailureFacts {
    /**
     * A list fits as fewer, larger numbers and as more, smaller ones, or holds amounts like 1억 5천: `grouped` as they are
     * written, `split` as they are meant in speech. Either text read again has that reading only.
     */
    'trading.listTwoWays': { readonly field: string; readonly grouped: string; readonly split: string };
  }
}

/** The numbers above 0 of a list, and how many other entries it had. */
export type PurchaseList = { readonly numbers: readonly Exact[]; readonly dropped: number };

const GROUP_MARKS = /,/g;

/** An entry like 1억 5천 in both of its readings; any other entry twice as it is. */
function amountReadings(entry: string, read: Result<Exact>): readonly [string, string] {
  if (read.ok || read.failure.code !== 'number.twoReadings') return [entry, entry];
  const { literal, elided } = read.failure.facts;
  return [literal.replace(GROUP_MARKS, ''), elided.replace(GROUP_MARKS, '')];
}

/** The two lists that a list of such amounts can be; undefined where none is among them. */
function spokenReadings(
  entries: ListReading,
  numbers: readonly Result<Exact>[],
): readonly [ListReading, ListReading] | undefined {
  if (!numbers.some((number) => !number.ok && number.failure.code === 'number.twoReadings')) return undefined;
  const readings = entries.flatMap((entry, at) => {
    const number = numbers[at];
    return number === undefined ? [] : [amountReadings(entry, number)];
  });
  return [readings.map(([literal]) => literal), readings.map(([, elided]) => elided)];
}

/**
 * Reads a list of weights or prices and keeps the numbers above 0.
 *
 * - Entries are parted as `listReadings` says; where it finds two readings the list is `trading.listTwoWays`, and so is
 *   one with an amount that has two (1억 5천).
 * - Zero, negative numbers and words count as dropped; nothing between two marks does not.
 *
 * @param field the label of the list, carried into the facts of a failure
 * @param unit what its numbers count in
 * @example parsePurchaseList('60,500, 55,250', '가격', 'won') // { numbers: [60500, 55250], dropped: 0 }
 */
export function parsePurchaseList(text: string, field: string, unit: NumberUnit): Result<PurchaseList> {
  const twoWays = (grouped: ListReading, split: ListReading) =>
    fail('trading.listTwoWays', { field, grouped: grouped.join(', '), split: split.join(', ') });
  const [entries = [], other] = listReadings(text);
  if (other) return twoWays(entries, other);
  const read = entries.map((entry) => readListEntry(entry, field, unit));
  const spoken = spokenReadings(entries, read);
  if (spoken) return twoWays(...spoken);
  const numbers = read.flatMap((number) => (number.ok && number.value.compare(0) > 0 ? [number.value] : []));
  return ok({ numbers, dropped: entries.length - numbers.length });
}

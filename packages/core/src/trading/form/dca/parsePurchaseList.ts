import type { Exact } from '../../../exact/index.ts';
import { fail, ok, type Result } from '../../../result/index.ts';
import { parseNumber } from '../../../validate/index.ts';
import type { ListReading } from '../lists/listPiece.ts';
import { type ListKind, listReadings } from '../lists/listReadings.ts';
import { parseShares } from './parseShares.ts';

declare module '../../../result/failure.ts' {
  interface FailureFacts {
    /**
     * A list can be read as fewer, larger numbers or as more, smaller ones, or has amounts like 1억 5천: `grouped`
     * takes them literally, `split` as in speech. Parsing either text again gives that reading only.
     */
    'trading.listTwoWays': { readonly field: string; readonly grouped: string; readonly split: string };
  }
}

/** The numbers above 0 of a list, and how many other entries it had. */
export type PurchaseList = { readonly numbers: readonly Exact[]; readonly dropped: number };

const GROUP_MARKS = /,/g;

function parsePrice(entry: string, field: string): Result<Exact> {
  return parseNumber(entry, { field, unit: 'won', allowNegative: true });
}

function readEntries(entries: ListReading, field: string, kind: ListKind): readonly Result<Exact>[] {
  return kind === 'shares' ? parseShares(entries, field) : entries.map((entry) => parsePrice(entry, field));
}

/** The first entry in another unit. */
function wrongUnit(numbers: readonly Result<Exact>[]) {
  return numbers.filter((number) => !number.ok).find(({ failure }) => failure.code === 'number.wrongUnit');
}

/** Both readings of an entry like 1억 5천; any other entry twice. */
function amountReadings(entry: string, read: Result<Exact>): readonly [string, string] {
  if (read.ok || read.failure.code !== 'number.twoReadings') return [entry, entry];
  const { literal, elided } = read.failure.facts;
  return [literal.replace(GROUP_MARKS, ''), elided.replace(GROUP_MARKS, '')];
}

/** The two readings of a list with such amounts; undefined where it has none. */
function spokenReadings(
  entries: ListReading,
  numbers: readonly Result<Exact>[],
): readonly [ListReading, ListReading] | undefined {
  if (!numbers.some((number) => !number.ok && number.failure.code === 'number.twoReadings')) return undefined;
  const readings = entries.map((entry, at) => amountReadings(entry, numbers[at] as Result<Exact>));
  return [readings.map(([literal]) => literal), readings.map(([, elided]) => elided)];
}

/**
 * Parses a list of weights or prices and keeps the numbers above 0.
 *
 * - Entries are separated as in `listReadings`; where that finds two readings the list is `trading.listTwoWays`, and
 *   so is a list with an amount that has two (1억 5천).
 * - Zero, negative numbers and words count as dropped; empty entries do not. An entry in another unit is refused
 *   (`number.wrongUnit`), of a list with two readings where both have one.
 *
 * @param field the label of the list, carried into the facts of a failure
 * @param kind which of the two its numbers are
 * @example
 * parsePurchaseList('60,500, 55,250', '가격', 'prices')
 * // { ok: true, value: { numbers: [60500, 55250], dropped: 0 } }
 */
export function parsePurchaseList(text: string, field: string, kind: ListKind): Result<PurchaseList> {
  const twoWays = (grouped: ListReading, split: ListReading) =>
    fail('trading.listTwoWays', { field, grouped: grouped.join(', '), split: split.join(', ') });
  const [entries = [], other] = listReadings(text, kind);
  if (other) {
    // The offers are read as texts, in which their entries may have other marks between them.
    const offered = [entries, other].map((offer) => listReadings(offer.join(', '), kind).slice(0, 1).flat());
    const [grouped, split] = offered.map((offer) => wrongUnit(readEntries(offer, field, kind)));
    return (grouped && split) ?? twoWays(entries, other);
  }
  const read = readEntries(entries, field, kind);
  const foreign = wrongUnit(read);
  if (foreign) return foreign;
  const spoken = spokenReadings(entries, read);
  if (spoken) return twoWays(...spoken);
  const numbers = read.flatMap((number) => (number.ok && number.value.compare(0) > 0 ? [number.value] : []));
  return ok({ numbers, dropped: entries.length - numbers.length });
}

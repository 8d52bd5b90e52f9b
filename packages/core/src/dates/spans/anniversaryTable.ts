import { type CivilDate, toDayNumber } from '../dayNumber.ts';
import { addDays } from './addPeriod.ts';
import { anniversaryInYear } from './anniversaryInYear.ts';

/** A day that is celebrated: the 100th day, or the first year. */
export type Anniversary = {
  /** `day`: the n-th day, the start being day 1. `year`: n years after the start. */
  readonly kind: 'day' | 'year';
  readonly ordinal: number;
  readonly date: CivilDate;
};

/** Which days and years to list, instead of the usual ones. */
export type AnniversaryOptions = { readonly days?: readonly number[]; readonly years?: readonly number[] };

/** The days that are celebrated by their number, counted from 1. */
export const ANNIVERSARY_DAYS: readonly number[] = [100, 200, 300, 500, 1000, 1500, 2000, 3000, 5000, 10_000];
/** The years that are celebrated. */
export const ANNIVERSARY_YEARS: readonly number[] = [1, 2, 3, 5, 10, 20, 25, 30, 50];

/**
 * The milestone days and years after a date, in calendar order.
 *
 * - The start counts as day 1: the 100th day is the start plus 99 days.
 * - The anniversary of 29 February is 1 March in a common year.
 *
 * @param options days and years in place of {@link ANNIVERSARY_DAYS} and {@link ANNIVERSARY_YEARS}
 * @example
 * anniversaryTable({ year: 2026, month: 1, day: 1 })[0]
 * // { kind: 'day', ordinal: 100, date: { year: 2026, month: 4, day: 10 } }
 */
export function anniversaryTable(
  start: CivilDate,
  { days = ANNIVERSARY_DAYS, years = ANNIVERSARY_YEARS }: AnniversaryOptions = {},
): readonly Anniversary[] {
  const rows: Anniversary[] = [
    ...days.map((ordinal): Anniversary => ({ kind: 'day', ordinal, date: addDays(start, ordinal - 1) })),
    ...years.map(
      (ordinal): Anniversary => ({ kind: 'year', ordinal, date: anniversaryInYear(start, start.year + ordinal) }),
    ),
  ];
  return rows.sort((a, b) => toDayNumber(a.date) - toDayNumber(b.date));
}

import { type CivilDate, toDayNumber } from '../dayNumber.ts';
import { addPeriod } from './addPeriod.ts';

/** The time between two dates in whole years, months and days of the calendar. */
export type CalendarDifference = {
  readonly years: number;
  readonly months: number;
  readonly days: number;
  /** The end is before the start; the numbers are those of the same span reversed. */
  readonly reversed: boolean;
};

/**
 * The years, months and days of the calendar between two dates.
 *
 * - Always counted from the earlier date, so both orders give the same numbers.
 * - A month is complete on the same day of the next month or, where that month is too short, on the first of the
 *   month after (민법 제160조): from 31 January a month is complete on 1 March. So `years` equals `internationalAge`.
 * - Added to the earlier date with `addPeriod`, it gives the later one again.
 *
 * @example
 * calendarDifference({ year: 2004, month: 2, day: 29 }, { year: 2005, month: 2, day: 28 })
 * // { years: 0, months: 11, days: 30, reversed: false }
 */
export function calendarDifference(start: CivilDate, end: CivilDate): CalendarDifference {
  const reversed = toDayNumber(end) < toDayNumber(start);
  const [earlier, later] = reversed ? [end, start] : [start, end];
  const monthsApart = (later.year - earlier.year) * 12 + (later.month - earlier.month);
  const months = monthsApart - (later.day < earlier.day ? 1 : 0);
  return {
    years: Math.floor(months / 12),
    months: months % 12,
    days: toDayNumber(later) - toDayNumber(addPeriod(earlier, { months })),
    reversed,
  };
}

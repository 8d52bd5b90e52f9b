import { type CivilDate, fromDayNumber, toDayNumber } from '../dayNumber.ts';
import { daysInMonth } from '../daysInMonth.ts';

/** Whole numbers; negative ones go back. An omitted unit is 0. */
export type Period = {
  readonly years?: number;
  readonly months?: number;
  readonly weeks?: number;
  readonly days?: number;
};

/**
 * Adds a number of days; a negative number goes back.
 *
 * @example addDays({ year: 2026, month: 1, day: 1 }, 99) // { year: 2026, month: 4, day: 10 }
 */
export function addDays(date: CivilDate, days: number): CivilDate {
  return fromDayNumber(toDayNumber(date) + days);
}

/**
 * Adds years and months first, then weeks and days.
 *
 * Where the resulting month has no such day, its last day is used: 31 January plus one month is 28 February (29 in a
 * leap year). So adding and subtracting the same period does not always return to the start.
 *
 * @example addPeriod({ year: 2024, month: 1, day: 31 }, { months: 1, days: 1 }) // { year: 2024, month: 3, day: 1 }
 */
export function addPeriod(date: CivilDate, { years = 0, months = 0, weeks = 0, days = 0 }: Period): CivilDate {
  const monthIndex = (date.year + years) * 12 + (date.month - 1) + months;
  const year = Math.floor(monthIndex / 12);
  const month = monthIndex - year * 12 + 1;
  const arrived: CivilDate = { year, month, day: Math.min(date.day, daysInMonth(year, month)) };
  return addDays(arrived, weeks * 7 + days);
}

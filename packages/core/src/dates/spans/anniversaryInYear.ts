import type { CivilDate } from '../dayNumber.ts';
import { isLeapYear } from '../daysInMonth.ts';
import { isLeapDay } from '../isLeapDay.ts';

/**
 * The anniversary of a date in a year. That of 29 February is 1 March in a common year, the day on which the age
 * rises (see `internationalAge`).
 *
 * @example anniversaryInYear({ year: 2004, month: 2, day: 29 }, 2025) // { year: 2025, month: 3, day: 1 }
 */
export function anniversaryInYear(date: CivilDate, year: number): CivilDate {
  if (isLeapDay(date) && !isLeapYear(year)) return { year, month: 3, day: 1 };
  return { year, month: date.month, day: date.day };
}

import { type CivilDate, toDayNumber } from '../dayNumber.ts';
import { anniversaryInYear } from '../spans/anniversaryInYear.ts';

/** The next birthday, the days until then, and the age that is reached on it. */
export type NextBirthday = {
  readonly date: CivilDate;
  /** Whole days until then; 0 on the birthday itself. */
  readonly days: number;
  /** The international age reached on that day. */
  readonly age: number;
};

/**
 * The next birthday, which may be today.
 *
 * Calendar days are counted, so nothing is rounded; a birthday on 29 February falls on 1 March in a common year.
 *
 * @param today the user's local date, not before the birth
 * @example nextBirthday({ year: 2000, month: 5, day: 15 }, { year: 2026, month: 5, day: 14 }).days // 1
 */
export function nextBirthday(birth: CivilDate, today: CivilDate): NextBirthday {
  const thisYear = anniversaryInYear(birth, today.year);
  const passed = toDayNumber(thisYear) < toDayNumber(today);
  const date = passed ? anniversaryInYear(birth, today.year + 1) : thisYear;
  return { date, days: toDayNumber(date) - toDayNumber(today), age: date.year - birth.year };
}

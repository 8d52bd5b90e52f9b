import { type CivilDate, toDayNumber } from '../dayNumber.ts';
import { type LunarDate, lunarToSolar } from './lunarToSolar.ts';
import { solarToLunar } from './solarToLunar.ts';

/** The next birthday in the Korean lunar calendar, and the day of birth in it. */
export type NextLunarBirthday = {
  readonly birth: LunarDate;
  /** The solar date. */
  readonly date: CivilDate;
};

const LAST_OF_SHORT_MONTH = 29;

/** The solar date of a birthday in a lunar year; undefined outside of the table. */
function birthdayIn(year: number, { month, day }: LunarDate): CivilDate | undefined {
  const dates = [day, LAST_OF_SHORT_MONTH].map((lunarDay) => lunarToSolar({ year, month, day: lunarDay }));
  return dates.flatMap((date) => (date.ok ? [date.value] : []))[0];
}

/**
 * The next birthday by the Korean lunar calendar, which may be today.
 *
 * - By custom a birthday in a leap month is in the regular month of the same number, and one on the 30th on the last
 *   day of a month of 29 days.
 * - Undefined where the birth or the birthday is outside of `LUNAR_YEAR_RANGE`.
 *
 * @param birth the solar date of birth
 * @param today the user's local date, not before the birth
 * @example
 * nextLunarBirthday({ year: 1962, month: 9, day: 13 }, { year: 2026, month: 11, day: 27 })
 * // { birth: { year: 1962, month: 8, leap: false, day: 15 }, date: { year: 2027, month: 9, day: 15 } }
 */
export function nextLunarBirthday(birth: CivilDate, today: CivilDate): NextLunarBirthday | undefined {
  const born = solarToLunar(birth);
  if (!born.ok) return undefined;
  // The last lunar months of a year are in the next solar year.
  const date = [-1, 0, 1]
    .map((more) => birthdayIn(today.year + more, born.value))
    .find((birthday) => birthday !== undefined && toDayNumber(birthday) >= toDayNumber(today));
  return date && { birth: born.value, date };
}

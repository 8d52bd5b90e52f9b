import type { CivilDate } from '../dayNumber.ts';

/**
 * The age in completed years (만 나이): the difference of the years, minus one before the birthday.
 *
 * - It rises on the birthday itself (민법 제158조: the day of birth counts).
 * - A person born on 29 February turns a year older on 1 March of a common year: the period ends with the last day of
 *   February where the month has no such day (민법 제160조 제3항), so the next day begins the new year of age.
 * - Before the birth it is negative; `parseBirthDate` rejects such a date.
 *
 * @param on the day for which the age is computed, "today" for the tool
 * @see 민법 제158조, 제160조; 행정기본법 제7조의2 (in force 2023-06-28), checked 2026-11-20
 * @example internationalAge({ year: 2004, month: 2, day: 29 }, { year: 2025, month: 2, day: 28 }) // 20
 */
export function internationalAge(birth: CivilDate, on: CivilDate): number {
  const birthdayToCome = on.month < birth.month || (on.month === birth.month && on.day < birth.day);
  return on.year - birth.year - (birthdayToCome ? 1 : 0);
}

import type { CivilDate } from '../dayNumber.ts';
import { anniversaryInYear } from '../spans/anniversaryInYear.ts';

/** 돌, 환갑, 칠순, 팔순, 미수, 구순, 백수, with the counting age at which they are celebrated. */
export const LONGEVITY_BIRTHDAYS = [
  { id: 'firstBirthday', countingAge: 2 },
  { id: 'hwangap', countingAge: 61 },
  { id: 'chilsun', countingAge: 70 },
  { id: 'palsun', countingAge: 80 },
  { id: 'misu', countingAge: 88 },
  { id: 'gusun', countingAge: 90 },
  { id: 'baeksu', countingAge: 99 },
] as const;

/** A traditional milestone birthday, and when it falls. */
export type LongevityYear = {
  readonly id: (typeof LONGEVITY_BIRTHDAYS)[number]['id'];
  readonly countingAge: number;
  readonly internationalAge: number;
  /** The birthday of that year. */
  readonly date: CivilDate;
};

/**
 * When the traditional birthdays fall for a birth date.
 *
 * By custom the counting age decides, which is 1 at birth: 환갑 is the year in which the sixty-year cycle completes, 60
 * years after the birth. Families who celebrate 칠순 by the international age do so a year later.
 *
 * @example
 * longevityYears({ year: 1966, month: 5, day: 1 })[1]
 * // { id: 'hwangap', countingAge: 61, internationalAge: 60, date: { year: 2026, month: 5, day: 1 } }
 */
export function longevityYears(birth: CivilDate): readonly LongevityYear[] {
  return LONGEVITY_BIRTHDAYS.map(({ id, countingAge }) => ({
    id,
    countingAge,
    internationalAge: countingAge - 1,
    date: anniversaryInYear(birth, birth.year + countingAge - 1),
  }));
}

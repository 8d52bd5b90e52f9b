/** A day of the proleptic Gregorian calendar, without a time or a zone. `month` 1–12, `day` 1–31. */
export type CivilDate = { readonly year: number; readonly month: number; readonly day: number };

/** The first year of a date in the tools: four digits that begin with 0 belong to a date that is still being typed. */
export const MIN_YEAR = 1000;
/** The last year of a date. */
export const MAX_YEAR = 9999;

const DAYS_PER_ERA = 146_097;
const YEARS_PER_ERA = 400;
/** Days from 1 March of year 0 to 1 January 1970. */
const EPOCH_SHIFT = 719_468;

/**
 * Counts the days from 1 January 1970, which is day 0.
 *
 * The year is assumed to begin in March, so that the leap day is its last day and month starts follow one linear
 * formula. Works for every year, including those before year 1; the date must exist (see `parseDate`).
 *
 * @example toDayNumber({ year: 1970, month: 1, day: 2 }) // 1
 */
export function toDayNumber({ year, month, day }: CivilDate): number {
  const marchYear = month > 2 ? year : year - 1;
  const era = Math.floor(marchYear / YEARS_PER_ERA);
  const yearOfEra = marchYear - era * YEARS_PER_ERA;
  const monthFromMarch = (month + 9) % 12;
  const dayOfYear = Math.floor((153 * monthFromMarch + 2) / 5) + day - 1;
  const dayOfEra = yearOfEra * 365 + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100) + dayOfYear;
  return era * DAYS_PER_ERA + dayOfEra - EPOCH_SHIFT;
}

/**
 * The date of a day number; the inverse of {@link toDayNumber}.
 *
 * @param dayNumber whole days from 1 January 1970
 * @example fromDayNumber(0) // { year: 1970, month: 1, day: 1 }
 */
export function fromDayNumber(dayNumber: number): CivilDate {
  const shifted = dayNumber + EPOCH_SHIFT;
  const era = Math.floor(shifted / DAYS_PER_ERA);
  const dayOfEra = shifted - era * DAYS_PER_ERA;
  const leapDays = Math.floor(dayOfEra / 1460) - Math.floor(dayOfEra / 36_524) + Math.floor(dayOfEra / 146_096);
  const yearOfEra = Math.floor((dayOfEra - leapDays) / 365);
  const dayOfYear = dayOfEra - (365 * yearOfEra + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100));
  const monthFromMarch = Math.floor((5 * dayOfYear + 2) / 153);
  const month = ((monthFromMarch + 2) % 12) + 1;
  return {
    year: era * YEARS_PER_ERA + yearOfEra + (month <= 2 ? 1 : 0),
    month,
    day: dayOfYear - Math.floor((153 * monthFromMarch + 2) / 5) + 1,
  };
}

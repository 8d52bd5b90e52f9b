import { type CivilDate, MAX_YEAR, MIN_YEAR, toDayNumber } from '../../dayNumber.ts';
import type { DateOrder } from './writtenDate.ts';

/** What the readings of a date depend on besides its text. */
export type DateContext = {
  /** Which number is the month where the year is last. */
  readonly order?: DateOrder;
  /** The user's local date, which decides the century of a year of two digits. */
  readonly today: CivilDate;
  /** The last date that makes sense: today for a date of birth. */
  readonly latest?: CivilDate | undefined;
  /**
   * The minutes from UTC to the user's local time at an instant in milliseconds, 540 in Korea. Without it, only the
   * date that a timestamp has in its own zone is known.
   */
  readonly zoneOffset?: (instant: number) => number;
};

/** The last day of the longest months. */
export const MAX_DAY = 31;
/** A leap year, in which every month and day exists. */
export const LEAP_YEAR = 2000;
/** Any span of this many years includes a leap year, even around 1900. */
export const LEAP_SPAN = 8;

/** A year of two digits is at most this many years before or after today. */
export const MAX_YEARS_BACK = 100;
export const MAX_YEARS_AHEAD = 50;

/** A year of two digits that would be further ahead probably belongs to the century before. */
const LIKELY_YEARS_AHEAD = 20;

/** Removes dates that are too far ahead for a guessed century, unless no date would remain. */
export function likelyDates(dates: readonly CivilDate[], today: CivilDate): readonly CivilDate[] {
  const likely = dates.filter(({ year }) => year - today.year <= LIKELY_YEARS_AHEAD);
  return likely.length > 0 ? likely : dates;
}

/**
 * The years that a typed year may mean: four digits mean themselves, two digits a year of several centuries. Empty for
 * another number of digits.
 */
export function fullYears(digits: string, today: CivilDate): readonly number[] {
  if (digits.length === 4) return [Number(digits)];
  if (digits.length !== 2) return [];
  const century = today.year - (today.year % 100);
  return [century, century - 100, century + 100]
    .map((start) => start + Number(digits))
    .filter((year) => year >= today.year - MAX_YEARS_BACK && year <= today.year + MAX_YEARS_AHEAD);
}

/** Whether a date has a year that `parseDate` accepts, and is not later than the latest one that makes sense. */
export function isAccepted(date: CivilDate, latest: CivilDate | undefined): boolean {
  const isTyped = date.year >= MIN_YEAR && date.year <= MAX_YEAR;
  return isTyped && (latest === undefined || toDayNumber(date) <= toDayNumber(latest));
}

/** The different dates of a list, the nearest to today first. */
export function nearestFirst(dates: readonly CivilDate[], today: CivilDate): readonly CivilDate[] {
  const distance = (date: CivilDate) => Math.abs(toDayNumber(date) - toDayNumber(today));
  const unique = [...new Map(dates.map((date) => [toDayNumber(date), date])).values()];
  return unique.sort((one, other) => distance(one) - distance(other));
}

import { type CivilDate, MAX_YEAR, MIN_YEAR, toDayNumber } from '../../dayNumber.ts';
import type { DateOrder } from './writtenDate.ts';

/** What the readings of a date depend on besides its text. */
export type DateContext = {
  /** Which number is the month where the year is last. */
  readonly order?: DateOrder;
  /** The user's local date, which decides the century of a year of two digits. */
  readonly today: CivilDate;
  /** Later dates make no sense, such as a date of birth in the future. */
  readonly latest?: CivilDate | undefined;
  /**
   * The minutes from UTC to the user's local time at an instant in milliseconds, 540 in Korea. Without it, only the
   * date that a timestamp has in its own zone is known.
   */
  readonly zoneOffset?: (instant: number) => number;
};

/** No month has a later day. */
export const MAX_DAY = 31;
/** A year that has every day. */
export const LEAP_YEAR = 2000;
/** Every span of so many years has a 29 February. */
export const LEAP_SPAN = 8;

/** A year of two digits is at most this many years before or after today. */
export const MAX_YEARS_BACK = 100;
export const MAX_YEARS_AHEAD = 50;

/** A year of two digits that is later is rather one of the century before. */
const LIKELY_YEARS_AHEAD = 20;

/** The dates of a list but those too far ahead for a guessed century; all of them where there are no others. */
export function likelyDates(dates: readonly CivilDate[], today: CivilDate): readonly CivilDate[] {
  const likely = dates.filter(({ year }) => year - today.year <= LIKELY_YEARS_AHEAD);
  return likely.length > 0 ? likely : dates;
}

/**
 * The years that a year may stand for: itself, or those of several centuries where it has two digits; none for another
 * number of digits.
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

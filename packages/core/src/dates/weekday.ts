import { type CivilDate, toDayNumber } from './dayNumber.ts';

/** 0 Sunday … 6 Saturday. */
export type Weekday = 0 | 1 | 2 | 3 | 4 | 5 | 6;

/** 1 January 1970, day 0, was a Thursday. */
const FIRST_WEEKDAY: Weekday = 4;

/**
 * The day of the week.
 *
 * @example weekday({ year: 2026, month: 11, day: 20 }) // 5
 */
export function weekday(date: CivilDate): Weekday {
  const sinceSunday = (toDayNumber(date) + FIRST_WEEKDAY) % 7;
  return ((sinceSunday + 7) % 7) as Weekday;
}

import { type CivilDate, toDayNumber } from './dayNumber.ts';

/** 0 Sunday … 6 Saturday. */
export type Weekday = 0 | 1 | 2 | 3 | 4 | 5 | 6;

const WEEK: readonly Weekday[] = [4, 5, 6, 0, 1, 2, 3];

/**
 * The day of the week.
 *
 * @example weekday({ year: 2026, month: 11, day: 20 }) // 5
 */
export function weekday(date: CivilDate): Weekday {
  const index = ((toDayNumber(date) % 7) + 7) % 7;
  return WEEK[index] ?? 0;
}

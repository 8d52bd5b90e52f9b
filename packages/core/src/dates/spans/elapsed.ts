import { type CivilDate, toDayNumber } from '../dayNumber.ts';

/** Which of the two ends counts as a day. */
export type Inclusion = 'none' | 'start' | 'end' | 'both';

/** The time between two dates in days, and in the units it is split into. */
export type Elapsed = {
  /** The absolute difference, plus one day for each included end. */
  readonly days: number;
  /** `days` × 24: daylight saving time is ignored. */
  readonly hours: number;
  /** `days` as years of 365 days, months of 30 days, and the rest. */
  readonly years: number;
  readonly months: number;
  readonly restDays: number;
  /** `days` as whole weeks and the rest. */
  readonly weeks: number;
  readonly restWeekDays: number;
  /** The end is before the start; all numbers are those of the same span reversed. */
  readonly reversed: boolean;
};

/** What counts as a year where time is split without a calendar. */
export const DAYS_PER_YEAR = 365;
/** What counts as a month where time is split without a calendar. */
export const DAYS_PER_MONTH = 30;
const HOURS_PER_DAY = 24;
const DAYS_PER_WEEK = 7;
const INCLUDED_DAYS: Readonly<Record<Inclusion, number>> = { none: 0, start: 1, end: 1, both: 2 };

/**
 * The time between two dates in days, split into years of 365 and months of 30 days.
 *
 * - Start, end or both add one day each, to the total, the split and the hours alike.
 * - The order of the dates does not change the numbers, only `reversed`.
 * - The split is an approximation: 24 calendar years are 24 years and 6 days, and the months can reach 12. For
 *   calendar years and months see `calendarDifference`.
 *
 * @example elapsed({ year: 2000, month: 1, day: 1 }, { year: 2024, month: 1, day: 1 }, 'none').days // 8766
 */
export function elapsed(start: CivilDate, end: CivilDate, inclusion: Inclusion): Elapsed {
  const difference = toDayNumber(end) - toDayNumber(start);
  const days = Math.abs(difference) + INCLUDED_DAYS[inclusion];
  const afterYears = days % DAYS_PER_YEAR;
  return {
    days,
    hours: days * HOURS_PER_DAY,
    years: Math.floor(days / DAYS_PER_YEAR),
    months: Math.floor(afterYears / DAYS_PER_MONTH),
    restDays: afterYears % DAYS_PER_MONTH,
    weeks: Math.floor(days / DAYS_PER_WEEK),
    restWeekDays: days % DAYS_PER_WEEK,
    reversed: difference < 0,
  };
}

import { type Amount, type Exact, exact } from '../exact/index.ts';

/** Minimum weekly hours for a paid weekly holiday (근로기준법 제18조 제3항). */
export const MIN_WEEKLY_HOURS_FOR_HOLIDAY = 15;
/** The statutory week and day (근로기준법 제50조). */
export const FULL_WEEK_HOURS = 40;
/** The hours of a full working day. */
export const FULL_DAY_HOURS = 8;

/**
 * The paid hours of the weekly holiday (주휴): weekly hours / 40 × 8 from 15 hours per week on, otherwise none.
 *
 * Contractual hours are at most 40 per week, so the holiday is at most 8 hours; `capped: false` lets it grow with the
 * hours worked.
 *
 * @param weeklyHours hours per day × days per week
 * @see 근로기준법 제55조 제1항, 제18조 제3항, 시행령 별표 2, checked 2026-11-20
 * @example weeklyHolidayHours(exact(60), { capped: true }) // 8
 */
export function weeklyHolidayHours(weeklyHours: Amount, { capped }: { readonly capped: boolean }): Exact {
  const hours = exact(weeklyHours);
  if (hours.compare(MIN_WEEKLY_HOURS_FOR_HOLIDAY) < 0) return exact(0);
  const counted = capped && hours.compare(FULL_WEEK_HOURS) > 0 ? exact(FULL_WEEK_HOURS) : hours;
  return counted.div(FULL_WEEK_HOURS).mul(FULL_DAY_HOURS);
}

import { type Amount, exact } from '../exact/index.ts';
import { roundToWhole } from '../exact/roundToWhole.ts';

/** 365 days / 7 / 12: the weeks of an average month, not rounded to 4.345. */
const EXACT_WEEKS_PER_MONTH = exact(365).div(84);

/**
 * The paid hours of a month as in the minimum wage notice: 209 for a week of 40 + 8 hours.
 *
 * The notice gives 209 only; for other weeks the same sum, (weekly + holiday hours) × 365 / 7 / 12, is rounded half up
 * to whole hours in the same way.
 *
 * @see 최저임금법 시행령 제5조; notice of the Ministry of Employment and Labor, checked 2026-11-20
 * @example officialMonthlyHours(exact(40), exact(8)) // 209n
 */
export function officialMonthlyHours(weeklyHours: Amount, weeklyHolidayHours: Amount): bigint {
  return roundToWhole(exact(weeklyHours).add(weeklyHolidayHours).mul(EXACT_WEEKS_PER_MONTH));
}

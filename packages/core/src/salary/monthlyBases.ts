import { type Amount, type Exact, exact } from '../exact/index.ts';
import { roundToWhole } from '../exact/roundToWhole.ts';
import { WEEKS_PER_MONTH } from './netSalary.ts';
import { officialMonthlyHours } from './officialMonthlyHours.ts';

/** The paid hours of a month, and the pay for them in whole won. */
export type MonthlyBasis = { readonly hours: Exact; readonly pay: bigint };

/** The monthly pay on both bases in use. */
export type MonthlyBases = {
  /** Weekly hours × 4.345, as in this calculator. */
  readonly byWeeks: MonthlyBasis;
  /** Whole hours as in the minimum wage notice: 209 for a full week. */
  readonly official: MonthlyBasis;
};

/**
 * The monthly pay for an hourly rate, computed both ways. At 10,320 won they differ by 4,541 won.
 *
 * @param weeklyHolidayHours see `weeklyHolidayHours`; 0 where the holiday is not paid
 * @example
 * monthlyBases(10_320, 40, 8)
 * // { byWeeks: { hours: 208.56, pay: 2152339n }, official: { hours: 209, pay: 2156880n } }
 */
export function monthlyBases(hourlyRate: Amount, weeklyHours: Amount, weeklyHolidayHours: Amount): MonthlyBases {
  const byWeeks = exact(weeklyHours).add(weeklyHolidayHours).mul(WEEKS_PER_MONTH);
  const official = exact(officialMonthlyHours(weeklyHours, weeklyHolidayHours));
  return {
    byWeeks: { hours: byWeeks, pay: roundToWhole(byWeeks.mul(hourlyRate)) },
    official: { hours: official, pay: roundToWhole(official.mul(hourlyRate)) },
  };
}

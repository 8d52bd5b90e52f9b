import { type Exact, exact } from '../exact/index.ts';
import { MINIMUM_WAGES, type MinimumWage } from '../law/minimumWages.ts';
import { monthInTables } from '../law/monthInTables.ts';
import { rowIn } from '../law/rowIn.ts';
import { ok, type Result } from '../result/index.ts';
import { PROBATION_CUT_PERCENT } from './netSalary.ts';
import { officialMonthlyHours } from './officialMonthlyHours.ts';
import type { PayInput } from './payInput.ts';
import { weeklyHolidayHours } from './weeklyHolidayHours.ts';

/** A pay compared with the minimum wage, in won per hour. */
export type MinimumWageCheck = {
  /** The row of the year. */
  readonly minimum: MinimumWage;
  /**
   * 90% of it: sufficient only in the first three months of a contract of a year or more, and not for simple labor.
   */
  readonly probationMinimum: Exact;
  /** The compared hourly pay in won, after the probation deduction. */
  readonly paidHourly: Exact;
  /**
   * The hourly pay in won without weekly holiday pay, to compare if the given pay contains it. Set only for hourly pay
   * to which no weekly holiday pay is added although the hours entitle to it.
   */
  readonly paidWithoutHoliday?: Exact;
  readonly meetsMinimum: boolean;
  readonly meetsProbationMinimum: boolean;
  /** The hourly shortfall from the full minimum in won; 0 if there is none. */
  readonly shortfall: Exact;
};

const FULL_PAY = exact(1);
const PROBATION_PAY = exact(100 - PROBATION_CUT_PERCENT).div(100);

/** Monthly pay is divided by whole hours as in the notice, so that 209 × the minimum is exactly enough. */
function paidHourlyOf({ payType, amount, weeklyHours, weeklyHolidayIncluded }: PayInput): Exact | undefined {
  if (payType === 'hourly') return amount;
  if (weeklyHours === undefined) return undefined;
  const holidayHours = weeklyHolidayIncluded ? weeklyHolidayHours(weeklyHours, { capped: true }) : exact(0);
  const hours = officialMonthlyHours(weeklyHours, holidayHours);
  return hours > 0n ? amount.div(hours) : undefined;
}

/** The part of hourly pay without the weekly holiday pay that it may contain. */
function shareWithoutHoliday({ payType, weeklyHours, weeklyHolidayIncluded }: PayInput): Exact | undefined {
  if (payType !== 'hourly' || weeklyHours === undefined || weeklyHolidayIncluded) return undefined;
  const holidayHours = weeklyHolidayHours(weeklyHours, { capped: true });
  return holidayHours.n > 0n ? weeklyHours.div(weeklyHours.add(holidayHours)) : undefined;
}

/**
 * Compares the pay with the minimum wage of a year.
 *
 * - Hourly pay is compared as it is. If no weekly holiday pay is added to it, it may already contain that pay, so the
 *   hourly pay without it is returned as well.
 * - Monthly pay is divided by the hours of the month as the notice counts them, including the weekly holiday if the pay
 *   includes it. Overtime is not part of the comparison.
 * - Probation takes 10% off the pay, and the lower statutory limit is returned as well as the full one: whether its
 *   conditions are met is for the user to judge.
 * - Monthly pay without hours cannot be compared: the value is `undefined`. Years outside the tables are
 *   `salary.monthNotInTable`.
 *
 * @see 최저임금법 제5조 제2항, 시행령 제3조, 제5조, checked 2026-11-20
 * @example
 * const hours = { dailyHours: '8', weeklyDays: '5' };
 * const form = { ...DEFAULT_SALARY_FORM, ...hours, payType: 'monthly', amount: '2,156,880' } as const;
 * const labels = { amount: '월급', dailyHours: '하루', weeklyDays: '일수', overtimeHours: '연장', taxRate: '공제율' };
 * const input = parseSalaryInput(form, labels);
 * const wage = input.ok && minimumWageCheck(input.value, 2026);
 * wage && wage.ok && wage.value?.meetsMinimum // true
 */
export function minimumWageCheck(input: PayInput, year: number): Result<MinimumWageCheck | undefined> {
  const january = monthInTables({ year, month: 1 });
  if (!january.ok) return january;
  const hourly = paidHourlyOf(input);
  if (hourly === undefined) return ok(undefined);
  const minimum = rowIn(MINIMUM_WAGES, january.value);
  const probationMinimum = PROBATION_PAY.mul(minimum.hourly);
  const paidHourly = hourly.mul(input.probation ? PROBATION_PAY : FULL_PAY);
  const share = shareWithoutHoliday(input);
  const meetsMinimum = paidHourly.compare(minimum.hourly) >= 0;
  return ok({
    minimum,
    probationMinimum,
    paidHourly,
    ...(share && { paidWithoutHoliday: paidHourly.mul(share) }),
    meetsMinimum,
    meetsProbationMinimum: paidHourly.compare(probationMinimum) >= 0,
    shortfall: meetsMinimum ? exact(0) : exact(minimum.hourly).sub(paidHourly),
  });
}

import type { Exact } from '../exact/index.ts';
import type { WithholdingPercent } from '../law/simplifiedTable.ts';

/** Whether the amount is for an hour or a month. */
export type PayType = 'hourly' | 'monthly';

/**
 * How the deduction is computed: insurance and tax item by item, one flat percentage, or the 3.3% of freelancers.
 */
export type DeductionWay = 'itemised' | 'flat' | 'freelance';

/** What the gross pay and its flat deduction are computed from. */
export type PayInput = {
  readonly payType: PayType;
  /** Won per hour or won per month. */
  readonly amount: Exact;
  /** Hours per day × days per week; unknown only for monthly pay. */
  readonly weeklyHours: Exact | undefined;
  /** Hours of overtime per month. */
  readonly overtimeHours: Exact;
  /** The flat percentage; the default where another method is chosen and the field is invalid. */
  readonly taxRatePercent: Exact;
  readonly weeklyHolidayIncluded: boolean;
  readonly weeklyHolidayCapped: boolean;
  readonly probation: boolean;
};

/** A pay, and how its deductions are computed. */
export type SalaryInput = PayInput & {
  readonly deductionWay: DeductionWay;
  readonly family: number;
  readonly children: number;
  readonly withholdingPercent: WithholdingPercent;
  readonly mealsIncluded: boolean;
};

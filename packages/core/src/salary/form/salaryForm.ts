import type { EmployerSize } from '../../law/employmentRates.ts';
import type { WithholdingPercent } from '../../law/simplifiedTable.ts';
import type { DeductionWay, PayType } from '../payInput.ts';

/** The percentages of the table's tax that an employee may choose to have withheld (소득세법 시행령 제194조 제1항). */
export const WITHHOLDING_PERCENTS: readonly WithholdingPercent[] = [80, 100, 120];

/** The sizes of an employer that a form offers, the smallest extra contribution first. */
export const EMPLOYER_SIZES: readonly EmployerSize[] = ['under150', 'priority', 'under1000', 'over1000'];

/** The columns of the simplified table: the employee and up to ten dependents. */
export const TABLE_FAMILY = 11;

/** The percentage withheld from a freelancer's fee, including local tax. */
export const FREELANCE_TOTAL_PERCENT = '3.3';

/** The form as entered. A field with choices holds the chosen number or the custom text. */
export type SalaryForm = {
  readonly payType: PayType;
  readonly amount: string;
  readonly dailyHours: string;
  readonly weeklyDays: string;
  readonly overtimeHours: string;
  readonly deductionWay: DeductionWay;
  /** The flat percentage; used only by that method. */
  readonly taxRate: string;
  /** The employee and the dependents. */
  readonly family: number;
  /** The employee's children of 8 to 20 years in the family. */
  readonly children: number;
  readonly withholdingPercent: WithholdingPercent;
  /** Whether the pay includes a tax-exempt meal allowance. */
  readonly mealsIncluded: boolean;
  readonly weeklyHolidayIncluded: boolean;
  /** Whether weekly holiday hours are capped at 8, those of a 40-hour week. */
  readonly weeklyHolidayCapped: boolean;
  readonly probation: boolean;
};

/** Hours per day that a form offers. */
export const DAILY_HOUR_OPTIONS = ['4', '6', '7', '8', '9', '10'] as const;
/** Days per week that a form offers. */
export const WEEKLY_DAY_OPTIONS = ['1', '2', '3', '4', '5', '6'] as const;
/** Overtime hours per month that a form offers. */
export const OVERTIME_HOUR_OPTIONS = ['0', '5', '10', '20', '30'] as const;

/** The four social insurances of an employee at the rates of 2024 and 2025, rounded: 9.4041%. */
export const DEFAULT_TAX_RATE = '9.4';

/** The form at the start and after a reset. */
export const DEFAULT_SALARY_FORM: SalaryForm = {
  payType: 'hourly',
  amount: '',
  dailyHours: '',
  weeklyDays: '',
  overtimeHours: '0',
  deductionWay: 'itemised',
  taxRate: DEFAULT_TAX_RATE,
  family: 1,
  children: 0,
  withholdingPercent: 100,
  mealsIncluded: true,
  weeklyHolidayIncluded: true,
  weeklyHolidayCapped: true,
  probation: false,
};

/** A round monthly pay for a full week, which shows every item of the result. */
export const EXAMPLE_SALARY_FORM: SalaryForm = {
  ...DEFAULT_SALARY_FORM,
  payType: 'monthly',
  amount: '3000000',
  dailyHours: '8',
  weeklyDays: '5',
};

export type PayType = 'hourly' | 'monthly';

/** The form as the visitor left it. A field with choices holds the number chosen, or the custom text. */
export type SalaryForm = {
  readonly payType: PayType;
  readonly amount: string;
  readonly dailyHours: string;
  readonly weeklyDays: string;
  readonly overtimeHours: string;
  readonly taxRate: string;
  readonly weeklyHolidayIncluded: boolean;
  /** Weekly-holiday hours end at 8, those of a 40-hour week. */
  readonly weeklyHolidayCapped: boolean;
  readonly probation: boolean;
};

export const DAILY_HOUR_OPTIONS = ['4', '6', '7', '8', '9', '10'] as const;
export const WEEKLY_DAY_OPTIONS = ['1', '2', '3', '4', '5', '6'] as const;
export const OVERTIME_HOUR_OPTIONS = ['0', '5', '10', '20', '30'] as const;

/** The four social insurances of an employee at the rates of 2024 and 2025, rounded: 9.4041 %. */
export const DEFAULT_TAX_RATE = '9.4';

/** The form at the start and after a reset. */
export const DEFAULT_SALARY_FORM: SalaryForm = {
  payType: 'hourly',
  amount: '',
  dailyHours: '',
  weeklyDays: '',
  overtimeHours: '0',
  taxRate: DEFAULT_TAX_RATE,
  weeklyHolidayIncluded: true,
  weeklyHolidayCapped: true,
  probation: false,
};

/** Pay and hours as people type them. */
export { hourReadings } from './hours/hourReadings.ts';
export { MAX_DAILY_HOURS } from './hours/parseDailyHours.ts';
export {
  MAX_AMOUNT_PLACES,
  MAX_OVERTIME_HOURS,
  MAX_SALARY_DIGITS,
  MAX_TAX_RATE_PERCENT,
  MAX_WEEKLY_DAYS,
  MIN_WEEKLY_DAYS,
  parseSalaryInput,
  type SalaryFailures,
  type SalaryField,
} from './parseSalaryInput.ts';
export { isWeeklyHolidayIncluded } from './pay/isWeeklyHolidayIncluded.ts';
export { payReadings } from './payReadings.ts';
export {
  DAILY_HOUR_OPTIONS,
  DEFAULT_SALARY_FORM,
  DEFAULT_TAX_RATE,
  EMPLOYER_SIZES,
  EXAMPLE_SALARY_FORM,
  FREELANCE_TOTAL_PERCENT,
  OVERTIME_HOUR_OPTIONS,
  type SalaryForm,
  TABLE_FAMILY,
  WEEKLY_DAY_OPTIONS,
  WITHHOLDING_PERCENTS,
} from './salaryForm.ts';

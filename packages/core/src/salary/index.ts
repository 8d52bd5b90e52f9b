/** Korean pay: social insurance, income tax, minimum wage, by dated tables. */
export { type CompareYearsOptions, compareYears, type YearComparison } from './compareYears.ts';
export { deductionPercent } from './deductionPercent.ts';
export {
  type InsuranceId,
  type InsuranceLine,
  type InsuranceOptions,
  type ItemisedInsurance,
  itemisedInsurance,
} from './itemisedInsurance.ts';
export { type MinimumWageCheck, minimumWageCheck } from './minimumWageCheck.ts';
export { type MonthlyBases, type MonthlyBasis, monthlyBases } from './monthlyBases.ts';
export {
  type NetSalary,
  netSalary,
  OVERTIME_FACTOR,
  PROBATION_CUT_PERCENT,
  type SalaryNotes,
  type SalaryParts,
  WEEKS_PER_MONTH,
} from './netSalary.ts';
export { officialMonthlyHours } from './officialMonthlyHours.ts';
export type { DeductionWay, PayInput, PayType, SalaryInput } from './payInput.ts';
export { type PayMeant, payMeant } from './payMeant.ts';
export { freelanceTax } from './tax/freelanceTax.ts';
export { type ItemisedNet, itemisedNet, type NetOptions } from './tax/itemisedNet.ts';
export { tableTax } from './tax/tableTax.ts';
export { type DeductionLine, type TakeHome, takeHome } from './tax/takeHome.ts';
export type { TaxOptions, WithheldTax } from './tax/withheldTax.ts';
export {
  FULL_DAY_HOURS,
  FULL_WEEK_HOURS,
  MIN_WEEKLY_HOURS_FOR_HOLIDAY,
  weeklyHolidayHours,
} from './weeklyHolidayHours.ts';

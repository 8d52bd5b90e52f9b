/**
 * What Korean law sets, as dated tables with sources: rates, minimum wages, income tax, holidays.
 *
 * Each row is in force from its date until the next row begins, and says where it is from and on which day it was
 * compared with that source. Future rows that nobody has announced are marked as provisional.
 */
export { CARE_RATES, type CareRate } from './careRates.ts';
export { EMPLOYMENT_RATES, type EmployerSize, type EmploymentRate } from './employmentRates.ts';
export { HEALTH_LIMITS, HEALTH_RATES, type HealthLimits, type HealthRate } from './healthRates.ts';
export {
  FIXED_HOLIDAYS,
  type FixedHoliday,
  HOLIDAY_RULES_CHECKED_ON,
  type HolidayId,
  LUNAR_HOLIDAYS,
  type LunarHoliday,
  SUBSTITUTION_RULES,
  type SubstitutionRule,
} from './holidayRules.ts';
export { LAW_VERSION } from './lawVersion.ts';
export { MINIMUM_WAGES, type MinimumWage } from './minimumWages.ts';
export { monthInTables, type YearMonth } from './monthInTables.ts';
export {
  ONE_OFF_HOLIDAYS,
  ONE_OFF_HOLIDAYS_FROM,
  ONE_OFF_HOLIDAYS_UNTIL,
  type OneOffHoliday,
  type OneOffHolidayId,
} from './oneOffHolidays.ts';
export { PENSION_LIMITS, PENSION_RATES, type PensionLimits, type PensionRate } from './pensionRates.ts';
export { RATE_SOURCES, type RateSource } from './rateSources.ts';
export { type MonthRates, ratesIn } from './ratesIn.ts';
export { type DatedRow, type MonthText, RATE_MONTHS, type RateStatus, rowIn } from './rowIn.ts';
export { SHORT_HOURS, type ShortHours } from './shortHours.ts';
export {
  SIMPLIFIED_TABLE,
  type SimplifiedTable,
  type SpecialBand,
  type TaxAboveTable,
  type TaxBracket,
  type WithholdingPercent,
} from './simplifiedTable.ts';
export { taxRuleIn } from './taxRuleIn.ts';
export { MEAL_ALLOWANCE, type MealAllowance, TAX_RULES, type TaxRule } from './taxRules.ts';

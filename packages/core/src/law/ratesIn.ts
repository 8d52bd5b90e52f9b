import { fail, ok, type Result } from '../result/index.ts';
import { CARE_RATES, type CareRate } from './careRates.ts';
import { EMPLOYMENT_RATES, type EmploymentRate } from './employmentRates.ts';
import { HEALTH_LIMITS, HEALTH_RATES, type HealthLimits, type HealthRate } from './healthRates.ts';
import { MINIMUM_WAGES, type MinimumWage } from './minimumWages.ts';
import { PENSION_LIMITS, PENSION_RATES, type PensionLimits, type PensionRate } from './pensionRates.ts';
import { type MonthText, RATE_MONTHS, rowIn } from './rowIn.ts';

declare module '../result/failure.ts' {
  interface FailureFacts {
    /** The month is outside the rate tables; `min` and `max` are `YYYY-MM`. */
    'salary.monthNotInTable': { readonly min: string; readonly max: string };
  }
}

/** A month; January is 1. */
export type YearMonth = { readonly year: number; readonly month: number };

/** The rates of one month. */
export type MonthRates = {
  readonly pension: PensionRate;
  readonly pensionLimits: PensionLimits;
  readonly health: HealthRate;
  readonly healthLimits: HealthLimits;
  readonly care: CareRate;
  readonly employment: EmploymentRate;
  readonly minimumWage: MinimumWage;
};

function monthText({ year, month }: YearMonth): MonthText {
  return `${year}-${String(month).padStart(2, '0')}`;
}

/**
 * The rows of every table in force in a month.
 *
 * Months outside {@link RATE_MONTHS} are `salary.monthNotInTable`: no rate is ever guessed. A row carried over
 * because nothing was announced is `provisional`.
 *
 * @example
 * const rates = ratesIn({ year: 2026, month: 7 });
 * rates.ok && rates.value.minimumWage.hourly // 10320n
 */
export function ratesIn(yearMonth: YearMonth): Result<MonthRates> {
  const month = monthText(yearMonth);
  const known = month >= RATE_MONTHS.min && month <= RATE_MONTHS.max;
  if (!known || yearMonth.month < 1 || yearMonth.month > 12) return fail('salary.monthNotInTable', RATE_MONTHS);
  return ok({
    pension: rowIn(PENSION_RATES, month),
    pensionLimits: rowIn(PENSION_LIMITS, month),
    health: rowIn(HEALTH_RATES, month),
    healthLimits: rowIn(HEALTH_LIMITS, month),
    care: rowIn(CARE_RATES, month),
    employment: rowIn(EMPLOYMENT_RATES, month),
    minimumWage: rowIn(MINIMUM_WAGES, month),
  });
}

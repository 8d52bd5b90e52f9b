import { ok, type Result } from '../result/index.ts';
import { CARE_RATES, type CareRate } from './careRates.ts';
import { EMPLOYMENT_RATES, type EmploymentRate } from './employmentRates.ts';
import { HEALTH_LIMITS, HEALTH_RATES, type HealthLimits, type HealthRate } from './healthRates.ts';
import { MINIMUM_WAGES, type MinimumWage } from './minimumWages.ts';
import { monthInTables, type YearMonth } from './monthInTables.ts';
import { PENSION_LIMITS, PENSION_RATES, type PensionLimits, type PensionRate } from './pensionRates.ts';
import { rowIn } from './rowIn.ts';

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
  const found = monthInTables(yearMonth);
  if (!found.ok) return found;
  const month = found.value;
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

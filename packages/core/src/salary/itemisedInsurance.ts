import { type Exact, exact } from '../exact/index.ts';
import type { EmployerSize } from '../law/employmentRates.ts';
import { leastCertain } from '../law/leastCertain.ts';
import type { YearMonth } from '../law/monthInTables.ts';
import { type MonthRates, ratesIn } from '../law/ratesIn.ts';
import type { DatedRow, RateStatus } from '../law/rowIn.ts';
import { ok, type Result } from '../result/index.ts';

/** A statutory insurance. */
export type InsuranceId = 'pension' | 'health' | 'longTermCare' | 'employment';

/** One insurance of a month, in whole won, and the rates it was computed with. */
export type InsuranceLine = {
  readonly id: InsuranceId;
  /** The employee's rate in percent of the pay (of the health premium for `longTermCare`). */
  readonly employeePercent: Exact;
  readonly employerPercent: Exact;
  /** Whole won, a multiple of 10 unless a limit says otherwise. */
  readonly employee: bigint;
  readonly employer: bigint;
  /** Whether a statutory lower or upper limit replaced the pay. */
  readonly limited: 'min' | 'max' | undefined;
  readonly status: RateStatus;
  /** The table rows behind the line: the rate, and the limits if there are any. */
  readonly rows: readonly DatedRow[];
};

/** The insurances of a month, in whole won. */
export type ItemisedInsurance = {
  readonly lines: readonly InsuranceLine[];
  readonly employeeTotal: bigint;
  readonly employerTotal: bigint;
  /** Whether an unannounced value was carried over from the previous period. */
  readonly provisional: boolean;
  /**
   * Industrial accident insurance is paid by the employer alone at the rate of the industry, so it is not in the sum.
   */
  readonly notIncluded: readonly ['industrialAccident'];
};

/** What the insurances depend on besides the pay. */
export type InsuranceOptions = {
  /** The size of the company, which sets part of the employer's share; under 150 employees by default. */
  readonly employerSize?: EmployerSize;
};

/**
 * Under 10 won is dropped from each share (국민연금법 제117조, 국민건강보험법 제107조, 노인장기요양보험법 제64조). No article says so for
 * employment insurance; the joint calculator of social insurance does it there too.
 */
const PREMIUM_UNIT = 10n;
/** Under 1,000 won is dropped from the standard monthly income (국민연금법 시행령 제5조 제1항). */
const PENSION_BASE_UNIT = 1000n;

function share(base: bigint, percent: Exact): bigint {
  const unrounded = percent.mul(base).div(100);
  return (unrounded.n / unrounded.d / PREMIUM_UNIT) * PREMIUM_UNIT;
}

function limitOf(value: bigint, min: bigint, max: bigint): 'min' | 'max' | undefined {
  if (value < min) return 'min';
  return value > max ? 'max' : undefined;
}

function evenLine(
  id: InsuranceId,
  percent: Exact,
  premium: bigint,
  limited: InsuranceLine['limited'],
  rows: readonly DatedRow[],
): InsuranceLine {
  const shares = { employeePercent: percent, employerPercent: percent, employee: premium, employer: premium };
  return { id, ...shares, limited, status: leastCertain(rows), rows };
}

function pensionLine(pay: bigint, { pension, pensionLimits }: MonthRates): InsuranceLine {
  const reported = (pay / PENSION_BASE_UNIT) * PENSION_BASE_UNIT;
  const limited = limitOf(reported, pensionLimits.minBase, pensionLimits.maxBase);
  const base = { min: pensionLimits.minBase, max: pensionLimits.maxBase, none: reported }[limited ?? 'none'];
  const percent = exact(pension.sharePercent);
  return evenLine('pension', percent, share(base, percent), limited, [pension, pensionLimits]);
}

function healthLine(pay: bigint, { health, healthLimits }: MonthRates): InsuranceLine {
  const percent = exact(health.totalPercent).div(2);
  const unlimited = share(pay, percent);
  const [min, max] = [healthLimits.minTotal / 2n, healthLimits.maxTotal / 2n];
  const limited = limitOf(unlimited, min, max);
  return evenLine('health', percent, { min, max, none: unlimited }[limited ?? 'none'], limited, [health, healthLimits]);
}

function careLine(healthPremium: bigint, { care }: MonthRates): InsuranceLine {
  const percent = exact(care.ofHealth[0]).div(care.ofHealth[1]).mul(100);
  return evenLine('longTermCare', percent, share(healthPremium, percent), undefined, [care]);
}

function employmentLine(pay: bigint, { employment }: MonthRates, size: EmployerSize): InsuranceLine {
  const employeePercent = exact(employment.sharePercent);
  const employerPercent = employeePercent.add(employment.employerExtraPercent[size]);
  const rows = [employment];
  return {
    id: 'employment',
    employeePercent,
    employerPercent,
    employee: share(pay, employeePercent),
    employer: share(pay, employerPercent),
    limited: undefined,
    status: leastCertain(rows),
    rows,
  };
}

/**
 * The four social insurances on a month's pay, for the employee and the employer, by the rates of that month.
 *
 * - Every share is computed separately and truncated to 10 won; long-term care is computed from the truncated health
 *   premium.
 * - National pension: the pay is truncated to 1,000 won and kept within the limits of the month. Health: the premium
 *   is kept within the limits of the year. Employment insurance has no limits.
 * - Age, reliefs and the yearly settlement are ignored; so is industrial accident insurance, which depends on the
 *   industry.
 * - Months outside the tables are `salary.monthNotInTable`.
 *
 * @param taxablePay whole won of the month without the tax-exempt part, above 0
 * @see 국민연금법, 국민건강보험법, 노인장기요양보험법, 고용산재보험료징수법; rows and sources in `law/`
 * @example
 * const insurance = itemisedInsurance(2_156_880n, { year: 2026, month: 7 });
 * insurance.ok && insurance.value.lines.map(({ employee }) => employee) // [102410n, 77530n, 10180n, 19410n]
 */
export function itemisedInsurance(
  taxablePay: bigint,
  month: YearMonth,
  { employerSize = 'under150' }: InsuranceOptions = {},
): Result<ItemisedInsurance> {
  const found = ratesIn(month);
  if (!found.ok) return found;
  const health = healthLine(taxablePay, found.value);
  const lines = [
    pensionLine(taxablePay, found.value),
    health,
    careLine(health.employee, found.value),
    employmentLine(taxablePay, found.value, employerSize),
  ];
  return ok({
    lines,
    employeeTotal: lines.reduce((sum, { employee }) => sum + employee, 0n),
    employerTotal: lines.reduce((sum, { employer }) => sum + employer, 0n),
    provisional: lines.some(({ status }) => status === 'provisional'),
    notIncluded: ['industrialAccident'],
  });
}

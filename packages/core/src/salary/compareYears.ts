import { ok, type Result } from '../result/index.ts';
import { type InsuranceOptions, type ItemisedInsurance, itemisedInsurance } from './itemisedInsurance.ts';

/** A pay in one year: its insurances, what is left, and how much less or more that is than the year before, in won. */
export type YearComparison = {
  readonly year: number;
  readonly insurance: ItemisedInsurance;
  /** The pay less the employee's shares; income tax is not deducted. */
  readonly afterInsurance: bigint;
  /** How much more the employee pays than in the previous year of the list; undefined for the first. */
  readonly change: bigint | undefined;
};

/** The month of each year that is compared, and pay without contributions, in won. */
export type CompareYearsOptions = InsuranceOptions & {
  /** The part of the pay that is exempt from tax and insurance; none by default. */
  readonly nonTaxable?: bigint;
  /** The month of each year to compare. December by default, which has the final rates of the year. */
  readonly month?: number;
};

/**
 * The same pay under the rates of several years.
 *
 * @param pay whole won of the month, above 0 after the tax-exempt part
 * @param years in the order in which they are compared; one outside the tables is `salary.monthNotInTable`
 * @example
 * const years = compareYears(3_000_000n, [2025, 2026], { month: 7 });
 * years.ok && years.value.map(({ year, change }) => [year, change]) // [[2025, undefined], [2026, 9400n]]
 */
export function compareYears(
  pay: bigint,
  years: readonly number[],
  { month = 12, nonTaxable = 0n, ...options }: CompareYearsOptions = {},
): Result<readonly YearComparison[]> {
  const rows: YearComparison[] = [];
  for (const year of years) {
    const insurance = itemisedInsurance(pay - nonTaxable, { year, month }, options);
    if (!insurance.ok) return insurance;
    const borne = insurance.value.employeeTotal;
    const before = rows.at(-1)?.insurance.employeeTotal;
    rows.push({
      year,
      insurance: insurance.value,
      afterInsurance: pay - borne,
      change: before === undefined ? undefined : borne - before,
    });
  }
  return ok(rows);
}

import type { YearMonth } from '../../law/monthInTables.ts';
import { MEAL_ALLOWANCE } from '../../law/taxRules.ts';
import { ok, type Result } from '../../result/index.ts';
import { type InsuranceOptions, type ItemisedInsurance, itemisedInsurance } from '../itemisedInsurance.ts';
import { type TaxOptions, type WithheldTax, withheldTax } from './withheldTax.ts';

/** A month's pay from gross to net, in whole won. */
export type ItemisedNet = {
  readonly gross: bigint;
  /** The part of the pay that is exempt from tax and insurance. */
  readonly nonTaxable: bigint;
  readonly taxable: bigint;
  readonly insurance: ItemisedInsurance;
  readonly tax: WithheldTax;
  /** The four shares of the employee and both taxes. */
  readonly deduction: bigint;
  /** Always `gross - deduction`. */
  readonly net: bigint;
};

/** What the net pay depends on besides the gross pay. */
export type NetOptions = InsuranceOptions &
  TaxOptions & {
    /** Whether the pay includes the tax-exempt meal allowance. Off by default. */
    readonly mealsIncluded?: boolean;
  };

/**
 * The monthly pay after social insurance and taxes, item by item, by the rules of that month.
 *
 * - A pay that does not exceed the meal allowance is fully taxable.
 * - The net pay of a very low pay is negative: pension and health insurance have a minimum.
 * - Months before 2024-03 and after the tables of rates are `salary.monthNotInTable`, as for `withheldTax`.
 *
 * @param gross whole won of the month, above 0
 * @see 소득세법 제12조 제3호 머목, 시행령 제17조의2 (meals); `itemisedInsurance`; `withheldTax`
 * @example
 * const pay = itemisedNet(3_000_000n, { year: 2026, month: 7 }, { mealsIncluded: true });
 * pay.ok && pay.value.net // 2665440n
 */
export function itemisedNet(gross: bigint, month: YearMonth, options: NetOptions = {}): Result<ItemisedNet> {
  const isMealsPart = options.mealsIncluded === true && gross > MEAL_ALLOWANCE.monthly;
  const nonTaxable = isMealsPart ? MEAL_ALLOWANCE.monthly : 0n;
  const taxable = gross - nonTaxable;
  const insurance = itemisedInsurance(taxable, month, options);
  if (!insurance.ok) return insurance;
  const tax = withheldTax(taxable, month, options);
  if (!tax.ok) return tax;
  const deduction = insurance.value.employeeTotal + tax.value.incomeTax + tax.value.localTax;
  return ok({
    gross,
    nonTaxable,
    taxable,
    insurance: insurance.value,
    tax: tax.value,
    deduction,
    net: gross - deduction,
  });
}

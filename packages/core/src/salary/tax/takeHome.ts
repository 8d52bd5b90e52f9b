import { type Exact, exact, roundExact } from '../../exact/index.ts';
import type { EmployerSize } from '../../law/employmentRates.ts';
import type { YearMonth } from '../../law/monthInTables.ts';
import type { Failure } from '../../result/index.ts';
import type { InsuranceId } from '../itemisedInsurance.ts';
import { type NetSalary, netSalary } from '../netSalary.ts';
import type { DeductionWay, SalaryInput } from '../payInput.ts';
import { freelanceTax } from './freelanceTax.ts';
import { type ItemisedNet, itemisedNet } from './itemisedNet.ts';

/** A deduction from the pay, in whole won. */
export type DeductionLine = { readonly id: InsuranceId | 'incomeTax' | 'localTax' | 'flat'; readonly amount: bigint };

/** A pay and its deductions, computed the way the form asks for. */
export type TakeHome = {
  /** The gross pay and its parts. */
  readonly salary: NetSalary;
  /** The method that was used: flat where the items of the month are not known. */
  readonly way: DeductionWay;
  readonly lines: readonly DeductionLine[];
  /** The sum of the lines. */
  readonly deduction: bigint;
  /** The deduction of the gross pay in percent, rounded to one place; 0 without a pay. */
  readonly deductionPercent: Exact;
  /** Always the gross pay less the deduction. */
  readonly net: bigint;
  /** The items of the month, where they are known, regardless of the method. */
  readonly itemised: ItemisedNet | undefined;
  /** Why the items are not known. */
  readonly failure: Failure | undefined;
};

const NONE = exact(0);

function linesOf(way: DeductionWay, salary: NetSalary, itemised: ItemisedNet | undefined): readonly DeductionLine[] {
  if (way === 'flat') return [{ id: 'flat', amount: salary.deduction }];
  const tax = way === 'freelance' ? freelanceTax(salary.gross) : itemised?.tax;
  const taxes: readonly DeductionLine[] = tax
    ? [
        { id: 'incomeTax', amount: tax.incomeTax },
        { id: 'localTax', amount: tax.localTax },
      ]
    : [];
  if (way === 'freelance') return taxes;
  const shares = itemised?.insurance.lines ?? [];
  return [...shares.map(({ id, employee }) => ({ id, amount: employee })), ...taxes];
}

/**
 * The take-home pay by the chosen method.
 *
 * Months before 2024-03 and after the tables of rates have no items: then the flat percentage is used, `way` says so,
 * and `failure` says why. A pay that rounds to nothing has no deduction; by items, the net pay of a very low pay is
 * negative, as in `itemisedNet`.
 *
 * @param input what `parseSalaryInput` gave
 * @param month the month whose rates and tax table apply
 * @example
 * const form = { ...DEFAULT_SALARY_FORM, payType: 'monthly', amount: '3,000,000', mealsIncluded: true } as const;
 * const labels = { amount: '월급', dailyHours: '하루', weeklyDays: '일수', overtimeHours: '연장', taxRate: '공제율' };
 * const input = parseSalaryInput({ ...form, deductionWay: 'itemised' }, labels);
 * input.ok && takeHome(input.value, { year: 2026, month: 7 }).net // 2665440n
 */
export function takeHome(
  input: SalaryInput,
  month: YearMonth,
  { employerSize }: { readonly employerSize?: EmployerSize } = {},
): TakeHome {
  const salary = netSalary(input);
  const { family, children, withholdingPercent, mealsIncluded } = input;
  const options = { family, children, withholdingPercent, mealsIncluded, ...(employerSize && { employerSize }) };
  // Insurance has a minimum, so it needs a pay above 0.
  const found = salary.gross > 0n ? itemisedNet(salary.gross, month, options) : undefined;
  const itemised = found?.ok ? found.value : undefined;
  const way = input.deductionWay === 'itemised' && found?.ok === false ? 'flat' : input.deductionWay;
  const lines = linesOf(way, salary, itemised);
  const deduction = lines.reduce((sum, { amount }) => sum + amount, 0n);
  return {
    salary,
    way,
    lines,
    deduction,
    deductionPercent: salary.gross > 0n ? roundExact(exact(deduction).mul(100).div(salary.gross), 1) : NONE,
    net: salary.gross - deduction,
    itemised,
    failure: found?.ok === false ? found.failure : undefined,
  };
}

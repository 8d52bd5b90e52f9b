import type { DatedRow } from './rowIn.ts';

/** The deduction of the simplified table for the employee's children of 8 to 20 years, in won per month. */
export type TaxRule = DatedRow & {
  readonly oneChild: bigint;
  readonly twoChildren: bigint;
  /** For each child beyond two, in addition to `twoChildren`. */
  readonly furtherChild: bigint;
};

/**
 * The simplified table of income tax (근로소득 간이세액표). Its main part has been the same since 2024-03; the revision of
 * 2026-03 changed the deduction for children. It is in force until it is revised.
 */
// biome-ignore format: a table is read by its columns
export const TAX_RULES: readonly [TaxRule, ...TaxRule[]] = [
  { from: '2024-03', oneChild: 12_500n, twoChildren: 29_160n, furtherChild: 25_000n, status: 'enacted', source: 'simplifiedTax2024', checkedOn: '2026-11-22' },
  { from: '2026-03', oneChild: 20_830n, twoChildren: 45_830n, furtherChild: 33_330n, status: 'enacted', source: 'simplifiedTax2026', checkedOn: '2026-11-22' },
];

/** The tax-exempt meal allowance per month, in won. */
export type MealAllowance = DatedRow & {
  /** The monthly amount in won that is exempt from tax, and so from insurance. */
  readonly monthly: bigint;
};

/** The meal allowance paid with the salary, where no meals are provided. */
export const MEAL_ALLOWANCE: MealAllowance = {
  from: '2023-01',
  monthly: 200_000n,
  status: 'enacted',
  source: 'mealAllowance',
  checkedOn: '2026-11-22',
};

import type { DatedRow } from './rowIn.ts';

/** The share of the table's tax that an employee chooses to have withheld, in percent (소득세법 시행령 제194조 제1항). */
export type WithholdingPercent = 80 | 100 | 120;

/** From `from` won on: `base` plus `percent` of the amount above `from`. Won per year. */
export type TaxBracket = { readonly from: number; readonly base: number; readonly percent: number };

/** Above the table: `base` in addition to its last row, plus a share of the monthly pay above `from`. */
export type TaxAboveTable = {
  readonly from: bigint;
  readonly base: bigint;
  /** In hundredths of a percent. */
  readonly share: bigint;
};

/** What the main part of the simplified table of income tax is computed from (see `tableTax`). */
export type SimplifiedTable = DatedRow & {
  /** Its columns: the employee and up to ten dependents. */
  readonly family: number;
  /** The deduction from the yearly pay before tax (소득세법 제47조 제1항). */
  readonly payDeduction: readonly TaxBracket[];
  /** The tax on the rest (소득세법 제55조 제1항), up to the end of the table. */
  readonly brackets: readonly TaxBracket[];
  /** The credit for earned income; it differs from that of the yearly settlement. */
  readonly credit: readonly TaxBracket[];
  /** The yearly deduction for the employee and each dependent, in won. */
  readonly personDeduction: number;
  /** A tax below this is not withheld (소득세법 제86조); the table prints a dash. Won per month. */
  readonly leastTax: bigint;
  /** For a monthly pay above 10,000,000 won. */
  readonly above: readonly TaxAboveTable[];
};

/**
 * The simplified table of income tax (근로소득 간이세액표), of which the main part has been the same since 2024-03.
 *
 * What the table deducts for pension and special deductions has rules of its own, which are in `tableTax`.
 *
 * @see 소득세법 제47조, 제55조, 제86조; 소득세법 시행령 별표 2
 */
export const SIMPLIFIED_TABLE: SimplifiedTable = {
  from: '2024-03',
  family: 11,
  payDeduction: [
    { from: 0, base: 0, percent: 70 },
    { from: 5_000_000, base: 3_500_000, percent: 40 },
    { from: 15_000_000, base: 7_500_000, percent: 15 },
    { from: 45_000_000, base: 12_000_000, percent: 5 },
    { from: 100_000_000, base: 14_750_000, percent: 2 },
  ],
  brackets: [
    { from: 0, base: 0, percent: 6 },
    { from: 14_000_000, base: 840_000, percent: 15 },
    { from: 50_000_000, base: 6_240_000, percent: 24 },
    { from: 88_000_000, base: 15_360_000, percent: 35 },
  ],
  credit: [
    { from: 0, base: 0, percent: 55 },
    { from: 500_000, base: 275_000, percent: 30 },
  ],
  personDeduction: 1_500_000,
  leastTax: 1_000n,
  above: [
    { from: 10_000_000n, base: 25_000n, share: 98n * 35n },
    { from: 14_000_000n, base: 1_397_000n, share: 98n * 38n },
    { from: 28_000_000n, base: 6_610_600n, share: 98n * 40n },
    { from: 30_000_000n, base: 7_394_600n, share: 100n * 40n },
    { from: 45_000_000n, base: 13_394_600n, share: 100n * 42n },
    { from: 87_000_000n, base: 31_034_600n, share: 100n * 45n },
  ],
  status: 'enacted',
  source: 'simplifiedTax2026',
  checkedOn: '2026-11-22',
};

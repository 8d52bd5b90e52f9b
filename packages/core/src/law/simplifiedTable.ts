import type { DatedRow } from './rowIn.ts';

/** The share of the table's tax that an employee chooses to have withheld, in percent (소득세법 시행령 제194조 제1항). */
export type WithholdingPercent = 80 | 100 | 120;

/** From `from` won on: `base` plus `percent` of the amount above `from`, not below `least`. Won per year. */
export type TaxBracket = {
  readonly from: number;
  readonly base: number;
  readonly percent: number;
  /** 0 by default. */
  readonly least?: number;
};

/** For a yearly pay above `from` won: a share of it, less a share of the amount above `from`. In percent. */
export type SpecialBand = {
  readonly from: number;
  /** For the employee alone, with one dependent, and with more. */
  readonly percents: { readonly one: string; readonly two: string; readonly more: string };
  readonly lessPercent: number;
};

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
  /** Its rows: how wide they are from a monthly pay in won on. The tax of a row is that of the pay in its middle. */
  readonly rows: readonly { readonly from: bigint; readonly width: bigint }[];
  /** The deduction from the yearly pay before tax (소득세법 제47조 제1항). */
  readonly payDeduction: readonly TaxBracket[];
  /** The tax on the rest (소득세법 제55조 제1항), up to the end of the table. */
  readonly brackets: readonly TaxBracket[];
  /** The credit for earned income; it differs from that of the yearly settlement. */
  readonly credit: readonly TaxBracket[];
  /** The most that the credit can be, by the yearly pay; likewise not that of the yearly settlement. */
  readonly creditLimits: readonly TaxBracket[];
  /** The yearly deduction for the employee and each dependent, in won. */
  readonly personDeduction: number;
  /** The contribution that is deducted: a rate on the monthly pay, cut to whole units and up to a limit, in won. */
  readonly pension: { readonly tenthsOfPercent: bigint; readonly maxBase: bigint; readonly baseUnit: bigint };
  /** The lump sum for special deductions: a fixed part in won and the shares of the band of the yearly pay. */
  readonly special: {
    readonly fixed: Readonly<Record<keyof SpecialBand['percents'], number>>;
    readonly bands: readonly SpecialBand[];
    /** With two or more dependents, this percentage of the yearly pay above `from` won is added. */
    readonly more: { readonly from: number; readonly percent: number };
  };
  /** A tax below this is not withheld (소득세법 제86조); the table prints a dash. Won per month. */
  readonly leastTax: bigint;
  /** For a monthly pay above 10,000,000 won, where the rows end. */
  readonly above: readonly [TaxAboveTable, ...TaxAboveTable[]];
};

/**
 * The simplified table of income tax (근로소득 간이세액표), of which the main part has been the same since 2024-03.
 *
 * It still deducts the pension contribution of 2017: 4.5% of a monthly income of at most 4,490,000 won.
 *
 * @see 소득세법 제47조, 제55조, 제86조; 소득세법 시행령 별표 2
 */
export const SIMPLIFIED_TABLE: SimplifiedTable = {
  from: '2024-03',
  family: 11,
  rows: [
    { from: 0n, width: 5_000n },
    { from: 1_500_000n, width: 10_000n },
    { from: 3_000_000n, width: 20_000n },
  ],
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
  creditLimits: [
    { from: 0, base: 660_000, percent: 0 },
    { from: 55_000_000, base: 660_000, percent: -50, least: 630_000 },
    { from: 70_000_000, base: 630_000, percent: -50, least: 500_000 },
  ],
  personDeduction: 1_500_000,
  pension: { tenthsOfPercent: 45n, maxBase: 4_490_000n, baseUnit: 1_000n },
  special: {
    fixed: { one: 3_100_000, two: 3_600_000, more: 5_000_000 },
    bands: [
      { from: 0, percents: { one: '4', two: '4', more: '7' }, lessPercent: 0 },
      { from: 30_000_000, percents: { one: '4', two: '4', more: '7' }, lessPercent: 5 },
      { from: 45_000_000, percents: { one: '1.5', two: '2', more: '5' }, lessPercent: 0 },
      { from: 70_000_000, percents: { one: '0.5', two: '1', more: '3' }, lessPercent: 0 },
    ],
    more: { from: 40_000_000, percent: 4 },
  },
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

import type { DatedRow } from './rowIn.ts';

/** The rate of the national pension, in percent of the income for each side. */
export type PensionRate = DatedRow & {
  /** The share of the employee, and equally of the employer, in percent of the standard monthly income. */
  readonly sharePercent: string;
};

/** National pension. From 2026 the share grows by 0.25 points a year up to 6.5% in 2033. */
export const PENSION_RATES: readonly [PensionRate, ...PensionRate[]] = [
  { from: '2023-01', sharePercent: '4.5', status: 'enacted', source: 'pensionAct', checkedOn: '2026-11-20' },
  { from: '2026-01', sharePercent: '4.75', status: 'enacted', source: 'pensionActReform', checkedOn: '2026-11-20' },
  { from: '2027-01', sharePercent: '5', status: 'enacted', source: 'pensionActReform', checkedOn: '2026-11-20' },
];

/** The minimum and maximum monthly income that pension contributions are computed from, in won. */
export type PensionLimits = DatedRow & {
  /** The bounds of the standard monthly income in won. */
  readonly minBase: bigint;
  readonly maxBase: bigint;
};

/** The limits of the standard monthly income (기준소득월액), renewed each July. Those of July 2027 are not announced. */
// biome-ignore format: a table is read by its columns
export const PENSION_LIMITS: readonly [PensionLimits, ...PensionLimits[]] = [
  { from: '2022-07', minBase: 350_000n, maxBase: 5_530_000n, status: 'enacted', source: 'pensionLimits2022', checkedOn: '2026-11-20' },
  { from: '2023-07', minBase: 370_000n, maxBase: 5_900_000n, status: 'enacted', source: 'pensionLimits2023', checkedOn: '2026-11-20' },
  { from: '2024-07', minBase: 390_000n, maxBase: 6_170_000n, status: 'enacted', source: 'pensionLimits2024', checkedOn: '2026-11-20' },
  { from: '2025-07', minBase: 400_000n, maxBase: 6_370_000n, status: 'enacted', source: 'pensionLimits2025', checkedOn: '2026-11-20' },
  { from: '2026-07', minBase: 410_000n, maxBase: 6_590_000n, status: 'enacted', source: 'pensionLimits2026', checkedOn: '2026-11-20' },
  { from: '2027-07', minBase: 410_000n, maxBase: 6_590_000n, status: 'provisional', source: 'pensionLimits2026', checkedOn: '2026-11-20' },
];

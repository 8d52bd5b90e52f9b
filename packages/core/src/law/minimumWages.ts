import type { DatedRow } from './rowIn.ts';

/** The minimum hourly wage, in won. */
export type MinimumWage = DatedRow & {
  /** Won per hour. */
  readonly hourly: bigint;
};

/** The minimum wage, one row per year; it applies from January to December. */
// biome-ignore format: a table is read by its columns
export const MINIMUM_WAGES: readonly [MinimumWage, ...MinimumWage[]] = [
  { from: '2023-01', hourly: 9_620n, status: 'enacted', source: 'minimumWageNotice', checkedOn: '2026-11-20' },
  { from: '2024-01', hourly: 9_860n, status: 'enacted', source: 'minimumWageNotice', checkedOn: '2026-11-20' },
  { from: '2025-01', hourly: 10_030n, status: 'enacted', source: 'minimumWageNotice', checkedOn: '2026-11-20' },
  { from: '2026-01', hourly: 10_320n, status: 'enacted', source: 'minimumWageNotice2026', checkedOn: '2026-11-20' },
  { from: '2027-01', hourly: 10_700n, status: 'enacted', source: 'minimumWageNotice2027', checkedOn: '2026-11-20' },
];

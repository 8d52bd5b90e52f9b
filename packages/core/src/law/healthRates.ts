import type { DatedRow } from './rowIn.ts';

/** The rate of health insurance, which both sides share. */
export type HealthRate = DatedRow & {
  /** The total rate in percent of the monthly pay; employee and employer pay half each. */
  readonly totalPercent: string;
};

/** National health insurance of employees. The rate of 2027 was frozen on 2026-09-08. */
export const HEALTH_RATES: readonly [HealthRate, ...HealthRate[]] = [
  { from: '2023-01', totalPercent: '7.09', status: 'enacted', source: 'healthDecree', checkedOn: '2026-11-20' },
  { from: '2026-01', totalPercent: '7.19', status: 'enacted', source: 'healthDecree2026', checkedOn: '2026-11-20' },
  { from: '2027-01', totalPercent: '7.19', status: 'decided', source: 'healthDecision2027', checkedOn: '2026-11-20' },
];

/** The minimum and maximum health insurance premium per month, in won. */
export type HealthLimits = DatedRow & {
  /** The total premium of a month in won; employee and employer pay half each. */
  readonly minTotal: bigint;
  readonly maxTotal: bigint;
};

/** The limits of the premium on pay (보수월액보험료). Those of 2027 are not announced. */
// biome-ignore format: a table is read by its columns
export const HEALTH_LIMITS: readonly [HealthLimits, ...HealthLimits[]] = [
  { from: '2023-01', minTotal: 19_780n, maxTotal: 7_822_560n, status: 'enacted', source: 'healthLimits', checkedOn: '2026-11-20' },
  { from: '2024-01', minTotal: 19_780n, maxTotal: 8_481_420n, status: 'enacted', source: 'healthLimits', checkedOn: '2026-11-20' },
  { from: '2025-01', minTotal: 19_780n, maxTotal: 9_008_340n, status: 'enacted', source: 'healthLimits', checkedOn: '2026-11-20' },
  { from: '2026-01', minTotal: 20_160n, maxTotal: 9_183_480n, status: 'enacted', source: 'healthLimits2026', checkedOn: '2026-11-20' },
  { from: '2027-01', minTotal: 20_160n, maxTotal: 9_183_480n, status: 'provisional', source: 'healthLimits2026', checkedOn: '2026-11-20' },
];

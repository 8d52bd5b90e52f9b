import type { DatedRow } from './rowIn.ts';

/**
 * The number of employees, which sets what the employer pays for job security and training. `priority` has 150 or
 * more.
 */
export type EmployerSize = 'under150' | 'priority' | 'under1000' | 'over1000';

/** The rate of employment insurance: what both pay, and what the employer adds by size of the business. */
export type EmploymentRate = DatedRow & {
  /** The employee's share for unemployment benefits, in percent of the pay; the employer pays the same. */
  readonly sharePercent: string;
  /** What the employer pays in addition, in percent of the pay. */
  readonly employerExtraPercent: Readonly<Record<EmployerSize, string>>;
};

const EMPLOYER_EXTRA_PERCENT = { under150: '0.25', priority: '0.45', under1000: '0.65', over1000: '0.85' } as const;

/**
 * Employment insurance, since 2022-07. A rise to 1% was proposed on 2026-09-01 and not enacted on the day of checking.
 */
// biome-ignore format: a table is read by its columns
export const EMPLOYMENT_RATES: readonly [EmploymentRate, ...EmploymentRate[]] = [
  { from: '2022-07', sharePercent: '0.9', employerExtraPercent: EMPLOYER_EXTRA_PERCENT, status: 'enacted', source: 'employmentDecree', checkedOn: '2026-11-20' },
  { from: '2027-01', sharePercent: '0.9', employerExtraPercent: EMPLOYER_EXTRA_PERCENT, status: 'provisional', source: 'employmentDecree', checkedOn: '2026-11-20' },
];

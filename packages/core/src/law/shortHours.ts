import type { RATE_SOURCES } from './rateSources.ts';

/** The hours below which most insurances do not cover an employee, and their source. */
export type ShortHours = {
  /** Contractual hours of a month below which most insurances do not cover an employee; 15 per week. */
  readonly monthlyHours: number;
  readonly source: keyof typeof RATE_SOURCES;
  readonly checkedOn: string;
};

/**
 * Below these hours pension and health insurance usually do not cover the employee, and employment insurance does
 * only after three months; industrial accident insurance covers everybody.
 */
export const SHORT_HOURS: ShortHours = { monthlyHours: 60, source: 'shortHours', checkedOn: '2026-11-22' };

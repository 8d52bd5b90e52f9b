import type { RATE_SOURCES } from './rates/rateSources.ts';

type ShortHours = {
  /** Agreed hours of a month, below which most insurances do not cover an employee; 15 a week. */
  readonly monthlyHours: number;
  readonly source: keyof typeof RATE_SOURCES;
  readonly checkedOn: string;
};

/**
 * Below these hours pension and health insurance are usually left to the employee's own household, and employment
 * insurance begins with three months of work; industrial accident insurance covers everybody.
 */
export const SHORT_HOURS: ShortHours = { monthlyHours: 60, source: 'shortHours', checkedOn: '2026-11-22' };

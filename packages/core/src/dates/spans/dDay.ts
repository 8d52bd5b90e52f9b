import { type CivilDate, toDayNumber } from '../dayNumber.ts';

/** How far away a date is, and the label it goes by, such as `D-35`. */
export type DDay = {
  readonly kind: 'today' | 'ahead' | 'past';
  /** How many days from the start to the end, without a sign. */
  readonly days: number;
  /** `D-0`, `D-12` or `D+12`. */
  readonly label: string;
};

/**
 * The D-day of the end date as seen from the start date. Included days do not change it.
 *
 * @example dDay({ year: 2026, month: 11, day: 20 }, { year: 2026, month: 12, day: 25 }).label // 'D-35'
 */
export function dDay(start: CivilDate, end: CivilDate): DDay {
  const difference = toDayNumber(end) - toDayNumber(start);
  const days = Math.abs(difference);
  if (days === 0) return { kind: 'today', days, label: 'D-0' };
  return difference > 0 ? { kind: 'ahead', days, label: `D-${days}` } : { kind: 'past', days, label: `D+${days}` };
}

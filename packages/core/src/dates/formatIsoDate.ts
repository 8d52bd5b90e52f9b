import type { CivilDate } from './dayNumber.ts';

/**
 * Writes a date as `YYYY-MM-DD`. For four-digit years the texts sort in date order.
 *
 * @example formatIsoDate({ year: 2026, month: 4, day: 10 }) // '2026-04-10'
 */
export function formatIsoDate({ year, month, day }: CivilDate): string {
  return `${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
}

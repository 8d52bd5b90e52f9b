import type { CivilDate } from './dayNumber.ts';

/**
 * Writes a date as `YYYY-MM-DD`. Texts of four-digit years sort like the dates themselves.
 *
 * @example formatIsoDate({ year: 2026, month: 4, day: 10 }) // '2026-04-10'
 */
export function formatIsoDate({ year, month, day }: CivilDate): string {
  return `${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
}

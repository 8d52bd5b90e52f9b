import type { Language } from '../catalog.ts';
import { formatMoment } from './formatLocalTime.ts';

/**
 * A date and time in UTC on a 12-hour clock, labeled as UTC.
 *
 * @param moment milliseconds since 1970, or ISO 8601
 * @example formatUtcTime('2026-11-20T14:05:00Z', 'ko') // '2026. 11. 20. 오후 2:05:00 UTC'
 */
export function formatUtcTime(moment: number | string, language: Language): string {
  const date = new Date(moment);
  const day = [date.getUTCFullYear(), date.getUTCMonth(), date.getUTCDate()] as const;
  const clock = [date.getUTCHours(), date.getUTCMinutes(), date.getUTCSeconds()] as const;
  return `${formatMoment([...day, ...clock], language)} UTC`;
}

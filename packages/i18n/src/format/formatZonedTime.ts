import type { Language } from '../catalog.ts';
import { CLOCK } from './formatClock.ts';

/**
 * What calendar and clock show in another place; nothing where the zone is not one this browser knows.
 *
 * @param moment milliseconds, as of `Date.now()`
 * @param timeZone an IANA name
 * @example formatZonedTime(0, 'Asia/Seoul', 'en') // 'Thu, Jan 1, 9:00 AM GMT+9'
 */
export function formatZonedTime(moment: number, timeZone: string, language: Language): string | undefined {
  try {
    return new Intl.DateTimeFormat(language, {
      ...CLOCK,
      timeZone,
      month: 'short',
      day: 'numeric',
      weekday: 'short',
      timeZoneName: 'shortOffset',
    }).format(moment);
  } catch {
    return undefined;
  }
}

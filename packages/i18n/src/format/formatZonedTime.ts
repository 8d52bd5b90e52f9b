import type { Language } from '../catalog.ts';

/**
 * The date and time in another time zone; undefined if the browser does not know the zone.
 *
 * @param moment milliseconds, as of `Date.now()`
 * @param timeZone an IANA name
 * @example formatZonedTime(0, 'Asia/Seoul', 'en') // 'Thu, Jan 1, 9:00 AM GMT+9'
 */
export function formatZonedTime(moment: number, timeZone: string, language: Language): string | undefined {
  try {
    return new Intl.DateTimeFormat(language, {
      hour: 'numeric',
      minute: '2-digit',
      hour12: true,
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

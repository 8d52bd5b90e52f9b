import type { Language } from '../catalog.ts';

const formats = new Map<Language, Intl.DateTimeFormat>();

/**
 * A time of day with seconds on a 12-hour clock, in the visitor's zone.
 *
 * @param time milliseconds since 1970
 * @example formatClock(Date.now(), 'ko') // '오후 2:02:11'
 */
export function formatClock(time: number, language: Language): string {
  const format =
    formats.get(language) ??
    new Intl.DateTimeFormat(language === 'ko' ? 'ko-KR' : 'en-US', {
      hour: 'numeric',
      minute: '2-digit',
      second: '2-digit',
      hour12: true,
    });
  formats.set(language, format);
  return format.format(time);
}

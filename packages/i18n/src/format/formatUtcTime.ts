import type { Language } from '../catalog.ts';
import { CLOCK } from './formatClock.ts';

const LOCALES: Readonly<Record<Language, string>> = { ko: 'ko-KR', en: 'en-US' };
const formats = new Map<Language, Intl.DateTimeFormat>();

/** Cached, because creating a format is expensive and a list of transactions uses the same one in every card. */
function formatIn(language: Language): Intl.DateTimeFormat {
  const known = formats.get(language);
  if (known !== undefined) return known;
  const format = new Intl.DateTimeFormat(LOCALES[language], {
    ...CLOCK,
    timeZone: 'UTC',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    second: '2-digit',
  });
  formats.set(language, format);
  return format;
}

/**
 * A date and time in UTC on a 12-hour clock, labeled as UTC.
 *
 * @param moment milliseconds since 1970, or ISO 8601
 * @example formatUtcTime('2026-11-20T14:05:00Z', 'ko') // '2026. 11. 20. 오후 2:05:00 UTC'
 */
export function formatUtcTime(moment: number | string, language: Language): string {
  return `${formatIn(language).format(new Date(moment))} UTC`;
}

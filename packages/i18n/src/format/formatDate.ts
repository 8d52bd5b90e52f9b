import type { CivilDate } from '@toolbox/core/dates';
import type { Language } from '../catalog.ts';

const LONG: Intl.DateTimeFormatOptions = { year: 'numeric', month: 'long', day: 'numeric', timeZone: 'UTC' };
const SHORT: Intl.DateTimeFormatOptions = { ...LONG, month: 'short', weekday: 'short' };
const WEEKDAY: Intl.DateTimeFormatOptions = { weekday: 'long', timeZone: 'UTC' };

const formats = new Map<string, Intl.DateTimeFormat>();

/** Cached, because creating a format is expensive and a table of dates uses the same one in every row. */
function formatWith(name: string, options: Intl.DateTimeFormatOptions, language: Language): Intl.DateTimeFormat {
  const key = `${language} ${name}`;
  const format = formats.get(key) ?? new Intl.DateTimeFormat(language, options);
  formats.set(key, format);
  return format;
}

/** Midnight UTC of the day, formatted in UTC, so that no time zone shifts it. For years from 100. */
function instant({ year, month, day }: CivilDate): number {
  return Date.UTC(year, month - 1, day);
}

/** @example formatDate({ year: 2026, month: 4, day: 10 }, 'ko') // '2026년 4월 10일' */
export function formatDate(date: CivilDate, language: Language): string {
  return formatWith('long', LONG, language).format(instant(date));
}

/** @example formatDateWithWeekday({ year: 2026, month: 4, day: 10 }, 'en') // 'Fri, Apr 10, 2026' */
export function formatDateWithWeekday(date: CivilDate, language: Language): string {
  return formatWith('short', SHORT, language).format(instant(date));
}

/** @example formatWeekday({ year: 2026, month: 4, day: 10 }, 'ko') // '금요일' */
export function formatWeekday(date: CivilDate, language: Language): string {
  return formatWith('weekday', WEEKDAY, language).format(instant(date));
}

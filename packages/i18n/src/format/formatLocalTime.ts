import type { Language } from '../catalog.ts';
import { CLOCK, formatClock } from './formatClock.ts';

const LOCALES: Readonly<Record<Language, string>> = { ko: 'ko-KR', en: 'en-US' };

/** A moment by the visitor's own clock, 12 hours. @example formatLocalTime(0, 'en') // in Seoul: 'Jan 1, 9:00 AM' */
export function formatLocalTime(moment: number, language: Language): string {
  return new Intl.DateTimeFormat(LOCALES[language], {
    ...CLOCK,
    month: 'short',
    day: 'numeric',
  }).format(moment);
}

/**
 * A date and time with seconds in the visitor's time zone, on a 12-hour clock, with the year.
 *
 * @example formatLocalMoment(0, 'ko') // in Seoul: '1970. 01. 01. 오전 9:00:00'
 */
export function formatLocalMoment(moment: number, language: Language): string {
  return new Intl.DateTimeFormat(LOCALES[language], {
    ...CLOCK,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    second: '2-digit',
  }).format(moment);
}

/**
 * A label on the time axis of a chart: the time, or the date at midnight, in the order of the language.
 *
 * @example formatAxisTime(0, 'ko') // in Seoul: '오전 9시', nine hours before: '1. 1.'
 */
export function formatAxisTime(moment: number, language: Language): string {
  const date = new Date(moment);
  return date.getHours() === 0 && date.getMinutes() === 0
    ? new Intl.DateTimeFormat(LOCALES[language], { month: 'numeric', day: 'numeric' }).format(moment)
    : formatClock(moment, language, 'hour');
}

import type { Language } from '../catalog.ts';

const LOCALES: Readonly<Record<Language, string>> = { ko: 'ko-KR', en: 'en-US' };

/** A moment by the visitor's own clock, 12 hours. @example formatLocalTime(0, 'en') // in Seoul: 'Jan 1, 09:00 AM' */
export function formatLocalTime(moment: number, language: Language): string {
  return new Intl.DateTimeFormat(LOCALES[language], {
    month: 'short',
    day: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    hour12: true,
  }).format(moment);
}

/**
 * A moment by the visitor's own clock to the second, 12 hours, with its year.
 *
 * @example formatLocalMoment(0, 'ko') // in Seoul: '1970. 01. 01. 오전 09:00:00'
 */
export function formatLocalMoment(moment: number, language: Language): string {
  return new Intl.DateTimeFormat(LOCALES[language], {
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
    hour12: true,
  }).format(moment);
}

/** Hours and minutes of the visitor's clock, 24 hours, the same in both languages. @example formatHourMinute(0) // in Seoul: '09:00' */
export function formatHourMinute(moment: number): string {
  return new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit' }).format(moment);
}

/**
 * A moment at the foot of a chart: its clock, at midnight the date, in the order of the language.
 *
 * @example formatAxisTime(0, 'ko') // in Seoul: '09:00', nine hours before: '1. 1.'
 */
export function formatAxisTime(moment: number, language: Language): string {
  const date = new Date(moment);
  return date.getHours() === 0 && date.getMinutes() === 0
    ? new Intl.DateTimeFormat(LOCALES[language], { month: 'numeric', day: 'numeric' }).format(moment)
    : formatHourMinute(moment);
}

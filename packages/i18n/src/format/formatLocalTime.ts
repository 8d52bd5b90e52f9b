import type { Language } from '../catalog.ts';
import { formatClock, onClock, twoDigits } from './formatClock.ts';
import { SHORT_MONTHS } from './months.ts';

/**
 * A moment by the visitor's own clock, 12 hours.
 *
 * @example formatLocalTime(0, 'en') // in Seoul: 'Jan 1, 9:00 AM'
 */
export function formatLocalTime(moment: number, language: Language): string {
  const date = new Date(moment);
  const [month, day] = [date.getMonth(), date.getDate()];
  const clock = formatClock(moment, language, 'minute');
  return language === 'ko' ? `${month + 1}월 ${day}일 ${clock}` : `${SHORT_MONTHS[month]} ${day}, ${clock}`;
}

/** A year, a month from 0, a day, and the hours, minutes and seconds of a moment. */
export type MomentFields = readonly [
  year: number,
  month: number,
  day: number,
  hours: number,
  minutes: number,
  seconds: number,
];

/**
 * A date and time with seconds.
 *
 * @example formatMoment([1970, 0, 1, 9, 0, 0], 'ko') // '1970. 01. 01. 오전 9:00:00'
 */
export function formatMoment(fields: MomentFields, language: Language): string {
  const [year, month, day, hours, ...rest] = fields;
  const clock = onClock(hours, rest, language);
  const [mm, dd] = [twoDigits(month + 1), twoDigits(day)];
  return language === 'ko' ? `${year}. ${mm}. ${dd}. ${clock}` : `${mm}/${dd}/${year}, ${clock}`;
}

/**
 * A date and time with seconds in the visitor's time zone, on a 12-hour clock, with the year.
 *
 * @example formatLocalMoment(0, 'ko') // in Seoul: '1970. 01. 01. 오전 9:00:00'
 */
export function formatLocalMoment(moment: number, language: Language): string {
  const date = new Date(moment);
  const day = [date.getFullYear(), date.getMonth(), date.getDate()] as const;
  return formatMoment([...day, date.getHours(), date.getMinutes(), date.getSeconds()], language);
}

/**
 * A label on the time axis of a chart: the time, or the date at midnight, in the order of the language.
 *
 * @example formatAxisTime(0, 'ko') // in Seoul: '오전 9시', nine hours before: '1. 1.'
 */
export function formatAxisTime(moment: number, language: Language): string {
  const date = new Date(moment);
  if (date.getHours() !== 0 || date.getMinutes() !== 0) return formatClock(moment, language, 'hour');
  const [month, day] = [date.getMonth() + 1, date.getDate()];
  return language === 'ko' ? `${month}. ${day}.` : `${month}/${day}`;
}

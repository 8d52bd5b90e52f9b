import type { Language } from '../catalog.ts';

/** The precision of a time of day; `hour` still shows minutes other than zero. */
export type ClockStep = 'hour' | 'minute' | 'second';

const NOON = 12;

/**
 * A number with at least two digits, such as the minutes of a time.
 *
 * @example twoDigits(5) // '05'
 */
export function twoDigits(value: number): string {
  return String(value).padStart(2, '0');
}

/**
 * A time on a 12-hour clock without a leading zero.
 *
 * @param hours 0 to 23
 * @param rest the minutes, and the seconds
 * @example onClock(14, [5], 'ko') // '오후 2:05'
 */
export function onClock(hours: number, rest: readonly number[], language: Language): string {
  const shown = [hours % NOON || NOON, ...rest.map(twoDigits)].join(':');
  if (language === 'en') return `${shown} ${hours < NOON ? 'AM' : 'PM'}`;
  return `${hours < NOON ? '오전' : '오후'} ${shown}${rest.length === 0 ? '시' : ''}`;
}

/**
 * A time of day in the visitor's time zone, on a 12-hour clock. The same text as from `Intl.DateTimeFormat`, which is
 * not used because its first format takes a page 20 ms, on a phone 80 ms.
 *
 * @param time milliseconds since 1970
 * @example formatClock(Date.now(), 'ko') // '오후 2:02:11'
 * @example formatClock(Date.now(), 'en', 'minute') // '2:02 PM'
 */
export function formatClock(time: number, language: Language, step: ClockStep = 'second'): string {
  const date = new Date(time);
  const minutes = date.getMinutes();
  const rest = step === 'second' ? [minutes, date.getSeconds()] : step === 'minute' || minutes !== 0 ? [minutes] : [];
  return onClock(date.getHours(), rest, language);
}

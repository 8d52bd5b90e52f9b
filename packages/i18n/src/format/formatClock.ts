import type { Language } from '../catalog.ts';

/** The precision of a time of day; `hour` still shows minutes other than zero. */
export type ClockStep = 'hour' | 'minute' | 'second';

/** The style of hours: a 12-hour clock without a leading zero. Formats with a date reuse it. */
export const CLOCK: Intl.DateTimeFormatOptions = { hour: 'numeric', minute: '2-digit', hour12: true };

const STEPS: Readonly<Record<ClockStep, Intl.DateTimeFormatOptions>> = {
  hour: { hour: 'numeric', hour12: true },
  minute: CLOCK,
  second: { ...CLOCK, second: '2-digit' },
};
const LOCALES: Readonly<Record<Language, string>> = { ko: 'ko-KR', en: 'en-US' };
const formats = new Map<string, Intl.DateTimeFormat>();

/**
 * A time of day in the visitor's time zone, on a 12-hour clock.
 *
 * @param time milliseconds since 1970
 * @example formatClock(Date.now(), 'ko') // '오후 2:02:11'
 * @example formatClock(Date.now(), 'en', 'minute') // '2:02 PM'
 */
export function formatClock(time: number, language: Language, step: ClockStep = 'second'): string {
  const used = step === 'hour' && new Date(time).getMinutes() !== 0 ? 'minute' : step;
  const key = `${language} ${used}`;
  const format = formats.get(key) ?? new Intl.DateTimeFormat(LOCALES[language], STEPS[used]);
  formats.set(key, format);
  return format.format(time);
}

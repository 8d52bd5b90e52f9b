import { describe, expect, it } from 'vitest';
import { formatClock } from './formatClock.ts';
import { formatDate, formatDateWithWeekday, formatWeekday } from './formatDate.ts';
import { formatAxisTime, formatLocalMoment, formatLocalTime } from './formatLocalTime.ts';
import { formatUtcTime } from './formatUtcTime.ts';

const LOCALES = { ko: 'ko-KR', en: 'en-US' } as const;
const CLOCK = { hour: 'numeric', minute: '2-digit', hour12: true } as const;
const MOMENT = { ...CLOCK, year: 'numeric', month: '2-digit', day: '2-digit', second: '2-digit' } as const;
const LONG = { year: 'numeric', month: 'long', day: 'numeric', timeZone: 'UTC' } as const;

/** Seven and a half days and some seconds apart, so that each hour, weekday and month occurs. */
const STEP_MS = 650_437_000;
const MOMENTS = Array.from({ length: 2000 }, (_, at) => Date.UTC(2000, 0, 1) + at * STEP_MS);
/** Releases of the Unicode data differ in the space before AM and PM. */
const plain = (text: string) => text.replace(/\s/gu, ' ');

describe.each(['ko', 'en'] as const)('dates and times in %s are those of the engine', (language) => {
  it.each([
    ['formatClock', { ...CLOCK, second: '2-digit' }, (moment: number) => formatClock(moment, language)],
    ['formatClock, minutes', CLOCK, (moment: number) => formatClock(moment, language, 'minute')],
    ['formatLocalTime', { ...CLOCK, month: 'short', day: 'numeric' }, (at: number) => formatLocalTime(at, language)],
    ['formatLocalMoment', MOMENT, (moment: number) => formatLocalMoment(moment, language)],
    [
      'formatUtcTime',
      { ...MOMENT, timeZone: 'UTC' },
      (moment: number) => formatUtcTime(moment, language).replace(/ UTC$/u, ''),
    ],
  ] as const)('%s', (_, options, format) => {
    const engine = new Intl.DateTimeFormat(LOCALES[language], options);
    for (const moment of MOMENTS) expect(plain(format(moment))).toBe(plain(engine.format(moment)));
  });

  it('formatAxisTime', () => {
    const day = new Intl.DateTimeFormat(LOCALES[language], { month: 'numeric', day: 'numeric' });
    const hour = new Intl.DateTimeFormat(LOCALES[language], { hour: 'numeric', hour12: true });
    for (const moment of MOMENTS.slice(0, 400)) {
      const midnight = new Date(moment).setHours(0, 0, 0, 0);
      const whole = new Date(moment).setHours(new Date(moment).getHours() || 1, 0, 0, 0);
      expect(formatAxisTime(midnight, language)).toBe(day.format(midnight));
      expect(plain(formatAxisTime(whole, language))).toBe(plain(hour.format(whole)));
    }
  });

  it.each([
    ['formatDate', LONG, formatDate],
    ['formatDateWithWeekday', { ...LONG, month: 'short', weekday: 'short' }, formatDateWithWeekday],
    ['formatWeekday', { weekday: 'long', timeZone: 'UTC' }, formatWeekday],
  ] as const)('%s', (_, options, format) => {
    const engine = new Intl.DateTimeFormat(LOCALES[language], options);
    for (const moment of MOMENTS) {
      const day = new Date(moment);
      const date = { year: day.getUTCFullYear(), month: day.getUTCMonth() + 1, day: day.getUTCDate() };
      expect(format(date, language)).toBe(engine.format(moment));
    }
  });
});

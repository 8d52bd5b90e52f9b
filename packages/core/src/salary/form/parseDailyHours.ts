import { type Exact, exact, formatExact } from '../../exact/index.ts';
import { fail, type Result } from '../../result/index.ts';
import { parseNumber } from '../../validate/index.ts';
import { plainCharacters } from '../../validate/plainCharacters.ts';
import { shiftMinutes } from './shiftMinutes.ts';

declare module '../../result/failure.ts' {
  interface FailureFacts {
    'salary.dailyHoursMissing': Readonly<Record<never, never>>;
    /** The hours per day must be above `min` and at most `max`. */
    'salary.dailyHoursOutOfRange': { readonly min: number; readonly max: number };
    /** The hours of a week, with the days they are divided by and the hours of a day that result, to two decimals. */
    'salary.dailyHoursWeekly': { readonly weekly: string; readonly days: string; readonly daily: string };
    /** The start and the end of work, with the hours between, with and without a break, to two decimals. */
    'salary.dailyHoursShift': { readonly whole: string; readonly worked: string };
  }
}

/** The maximum hours per day. */
export const MAX_DAILY_HOURS = 24;

const MAX_WEEKLY_HOURS = 168;
const USUAL_DAYS = 5;
const MINUTES = 60;
/** The shortest work with a break of an hour and of half an hour (근로기준법 제54조 제1항), in minutes. */
const BREAKS = [
  { from: 8 * MINUTES, minutes: 60 },
  { from: 4 * MINUTES, minutes: 30 },
] as const;

/** A break that is named after the times of a shift: (휴게 1시간), 휴게시간 60분 제외, (1 hour break). */
const BREAK =
  /,? ?\(?(?:(?:휴게|휴식|점심)(?: ?시간)?[ :]{0,3}(?<korean>\d{1,3}(?:\.5)? ?(?:시간|분))(?: ?(?:제외|포함))?|(?<english>\d{1,3}(?:\.5)?[ -]?(?:h|hours?|min|minutes?)) break)\)?$/iu;

const WEEKLY_BEFORE = /^(?:주|일주일에?|weekly) ?(?=\d)/iu;
const WEEKLY_AFTER = / ?(?:\/ ?(?:주|wk|week)|(?:a|per) week|weekly)$/iu;

const shown = (hours: Exact) => formatExact(hours, { places: 2, minPlaces: 0 });

/** The hours per day that hours per week are; undefined for another text. */
function ofWeek(plain: string, days: Exact): Result<never> | undefined {
  const text = plain.replace(WEEKLY_BEFORE, '').replace(WEEKLY_AFTER, '');
  const weekly = text === plain ? undefined : parseNumber(text, { field: '', unit: 'hours', max: MAX_WEEKLY_HOURS });
  if (!weekly?.ok) return undefined;
  const { value } = weekly;
  return fail('salary.dailyHoursWeekly', { weekly: shown(value), days: shown(days), daily: shown(value.div(days)) });
}

/** The minutes of the break that a text names after a shift; undefined where it names none. */
function breakOf(plain: string): number | undefined {
  const { korean, english } = BREAK.exec(plain)?.groups ?? {};
  const length = korean ?? english;
  if (length === undefined) return undefined;
  return Number.parseFloat(length) * (/시간|h/iu.test(length) ? MINUTES : 1);
}

/**
 * The hours of a shift, and those without the break that the text names, or that the law requires; undefined for
 * another text.
 */
function ofShift(plain: string): Result<never> | undefined {
  const minutes = shiftMinutes(plain.replace(BREAK, ''));
  if (minutes === undefined) return undefined;
  // Half an hour is the shortest break, so a work of 8 hours with one still needs the longer one.
  const required = BREAKS.find(({ from }) => minutes - 30 >= from)?.minutes ?? 0;
  const worked = minutes - (breakOf(plain) ?? required);
  if (worked <= 0) return undefined;
  const hours = (all: number) => shown(exact(all).div(MINUTES));
  return fail('salary.dailyHoursShift', { whole: hours(minutes), worked: hours(worked) });
}

/**
 * Parses the hours of work per day, above 0 and at most {@link MAX_DAILY_HOURS}.
 *
 * Hours per week (`salary.dailyHoursWeekly`) and the times of a shift (`salary.dailyHoursShift`) are rejected with the
 * hours per day that they may mean.
 *
 * @param label the label of the field, carried into the facts of a failure
 * @param days the days of work per week, or undefined where they are not known
 */
export function parseDailyHours(text: string, label: string, days: Exact | undefined): Result<Exact> {
  if (text.trim() === '') return fail('salary.dailyHoursMissing', {});
  const hours = parseNumber(text, { field: label, unit: 'hours', allowNegative: true });
  if (!hours.ok) {
    const plain = plainCharacters(text);
    return ofWeek(plain, days ?? exact(USUAL_DAYS)) ?? ofShift(plain) ?? hours;
  }
  const inRange = hours.value.compare(0) > 0 && hours.value.compare(MAX_DAILY_HOURS) <= 0;
  return inRange ? hours : fail('salary.dailyHoursOutOfRange', { min: 0, max: MAX_DAILY_HOURS });
}

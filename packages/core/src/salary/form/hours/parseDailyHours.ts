import { type Exact, exact, formatExact } from '../../../exact/index.ts';
import { fail, type Result } from '../../../result/index.ts';
import { parseNumber } from '../../../validate/index.ts';
import { plainCharacters } from '../../../validate/plainCharacters.ts';
import { hoursText } from './hoursText.ts';
import { namedBreak } from './namedBreak.ts';
import { type Span, shiftSpans } from './shiftSpans.ts';

declare module '../../../result/failure.ts' {
  interface FailureFacts {
    'salary.dailyHoursMissing': Readonly<Record<never, never>>;
    /** The hours per day must be above `min` and at most `max`. */
    'salary.dailyHoursOutOfRange': { readonly min: number; readonly max: number };
    /** The hours of a week, with the days they are divided by and the hours of a day that result, to two decimals. */
    'salary.dailyHoursWeekly': { readonly weekly: string; readonly days: string; readonly daily: string };
    /** The start and the end of work, with the hours between, with and without a break, as in `hourReadings`. */
    'salary.dailyHoursShift': { readonly whole: string; readonly worked: string };
  }
}

/** The maximum hours per day. */
export const MAX_DAILY_HOURS = 24;

const MAX_WEEKLY_HOURS = 168;
const USUAL_DAYS = 5;
const MINUTES = 60;
const DAY = 24 * MINUTES;
/** The breaks that the law requires, and the working time from which it does (근로기준법 제54조 제1항), in minutes. */
const BREAKS = [
  { from: 8 * MINUTES, minutes: 60 },
  { from: 4 * MINUTES, minutes: 30 },
] as const;

/** The name of the field, the days, and a remark: 평일 09:00~18:00, 18:00~02:00 (야간). */
const AROUND_SHIFT =
  /^(?:(?:소정 ?)?(?:근로|근무) ?시간[ :]{0,3})?(?:\(?(?:평일|주중|매일|[월화수목금토일](?: ?[-~] ?[월화수목금토일])?(?:요일)?)\)?[ :,]{1,3})?|,? ?\([^()\d]{1,20}\)$/gu;

const WEEKLY_BEFORE = /^(?:[매1]?주당?|[1일]주일에?|weekly) ?(?=\d)/iu;
const WEEKLY_AFTER = / ?(?:\/ ?(?:주|wk|week)|(?:a|per) week|weekly)$/iu;

/** 1일 8시간: the unit 일 is not the reason for the failure, because the field asks for hours per day. */
const OF_DAY = /^1?일 ?\D{0,10}\d/u;

const shown = (hours: Exact) => formatExact(hours, { places: 2, minPlaces: 0 });

function outOfRange(): Result<never> {
  return fail('salary.dailyHoursOutOfRange', { min: 0, max: MAX_DAILY_HOURS });
}

/** The failure for weekly hours, with the daily hours that result; undefined for other texts. */
function ofWeek(plain: string, days: Exact): Result<never> | undefined {
  const text = plain.replace(WEEKLY_BEFORE, '').replace(WEEKLY_AFTER, '');
  const weekly = text === plain ? undefined : parseNumber(text, { field: '', unit: 'hours', max: MAX_WEEKLY_HOURS });
  if (!weekly?.ok) return undefined;
  const { value } = weekly;
  if (value.n === 0n) return outOfRange();
  return fail('salary.dailyHoursWeekly', { weekly: shown(value), days: shown(days), daily: shown(value.div(days)) });
}

/** The length of a break in minutes; undefined if the break is not within the shift. */
function breakWithin(shifts: readonly Span[], times: string): number | undefined {
  const breaks = shiftSpans(times);
  const found = breaks.find(({ start, minutes }) =>
    shifts.some((shift) => ((start - shift.start + DAY) % DAY) + minutes <= shift.minutes),
  );
  return found?.minutes;
}

/**
 * The failure for the times of a shift, with its hours, and with its hours without the break that the text names or
 * the law requires. Undefined for other texts, and for a break that is not within the shift.
 */
function ofShift(plain: string): Result<never> | undefined {
  const { work = plain, length } = namedBreak(plain) ?? {};
  const shifts = shiftSpans(work.replace(AROUND_SHIFT, ''));
  const [{ minutes } = { minutes: 0 }] = shifts;
  // The law counts work without the break: a shift of 8.5 hours with the short break has 8, which need the long one.
  const required = BREAKS.find(({ from }) => minutes - 30 >= from)?.minutes ?? 0;
  const rest = typeof length === 'string' ? breakWithin(shifts, length) : (length ?? required);
  if (rest === undefined || rest >= minutes) return undefined;
  const hours = (all: number) => hoursText(exact(all).div(MINUTES));
  return fail('salary.dailyHoursShift', { whole: hours(minutes), worked: hours(minutes - rest) });
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
    const plain = plainCharacters(text).replace(/\s+/gu, ' ');
    const refused = OF_DAY.test(plain) ? fail('number.notNumber', { field: label }) : hours;
    return ofWeek(plain, days ?? exact(USUAL_DAYS)) ?? ofShift(plain) ?? refused;
  }
  const inRange = hours.value.compare(0) > 0 && hours.value.compare(MAX_DAILY_HOURS) <= 0;
  return inRange ? hours : outOfRange();
}

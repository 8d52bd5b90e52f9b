import { type Exact, exact, roundExact } from '../../../exact/index.ts';
import type { Failure, FailureFacts } from '../../../result/index.ts';
import { numberReadings } from '../../../validate/index.ts';
import { plainCharacters } from '../../../validate/plainCharacters.ts';
import { FULL_WEEK_HOURS, MIN_WEEKLY_HOURS_FOR_HOLIDAY } from '../../weeklyHolidayHours.ts';
import { hoursText } from './hoursText.ts';
import { namedBreak } from './namedBreak.ts';
import { overtimeReadings } from './overtimeReadings.ts';
import { MAX_DAILY_HOURS } from './parseDailyHours.ts';
import { readHours } from './readHours.ts';

const PAIR = /^(?<first>[\d.]+)(?::\d+)? ?(?<mark>[-/÷]) ?(?<second>[\d.]+)(?::\d+)?$/u;
/** The last hour of the 24-hour clock. */
const LAST_HOUR = 24;
/** The most hours per day that are likely where a text also has the days of the week. */
const LONG_DAY = 12;

/** The hours of a day for some days: 8시간 x 5일. */
const ON_DAYS = / ?[*x×] ?\d{1,2} ?일$/iu;
const MINUTES = 60;

/** The given hours that fit in a day, as text for the fields, without hours that round to 0. */
function ofDay(hours: readonly Exact[]): readonly string[] {
  return hours
    .filter((value) => value.compare(MAX_DAILY_HOURS) <= 0 && roundExact(value, 2).compare(0) > 0)
    .map(hoursText);
}

/** The daily hours in a text that also gives the days; undefined for other texts. */
function onDays(plain: string): readonly string[] | undefined {
  const hours = ON_DAYS.test(plain) ? readHours(plain.replace(ON_DAYS, '')) : undefined;
  return hours && ofDay([hours]);
}

/** What the law says of a week of that length: whether it has a paid holiday, and overtime. */
function legalWeek(weekly: Exact): string {
  return [weekly.compare(MIN_WEEKLY_HOURS_FOR_HOLIDAY) >= 0, weekly.compare(FULL_WEEK_HOURS) > 0].join();
}

/**
 * The daily hours for weekly hours; empty if they do not fit in a day. Hours that are not whole minutes are rounded so
 * that 15 hours per week still give a paid holiday, and 40 hours per week still no overtime.
 */
function ofWeek({ weekly, days }: FailureFacts['salary.dailyHoursWeekly']): readonly string[] {
  const daily = exact(weekly).div(days);
  if (daily.mul(MINUTES).d === 1n) return ofDay([daily]);
  const keepsLaw = (hours: Exact) => legalWeek(hours.mul(days)) === legalWeek(exact(weekly));
  const [nearest, less] = [roundExact(daily, 2), roundExact(daily, 2, 'down')];
  return ofDay([keepsLaw(nearest) ? nearest : keepsLaw(less) ? less : roundExact(daily, 2, 'up')]);
}

/** The hours beside the length of a break, with and without the break: they may or may not include it. */
function besideBreak(plain: string): readonly string[] | undefined {
  const { work = '', length, isIncluded } = namedBreak(plain) ?? {};
  const [hours, ...others] = numberReadings(work, readHours, 'hours');
  if (typeof length !== 'number' || hours === undefined || others.length > 0) return undefined;
  const less = hours.sub(exact(length).div(MINUTES));
  const both = isIncluded ? [less, hours] : [hours, less];
  return ofDay(both);
}

/** Whether the numbers are two times of the day, as in 13-6, or the hours of a day with the days of a week: 8/5. */
function isTimesOrHours(plain: string): boolean {
  const { first, mark = '', second } = PAIR.exec(plain)?.groups ?? {};
  if ('/÷'.includes(mark)) return Number(first) <= LONG_DAY;
  // A lower number before a higher one may be a range.
  return Number(first) <= LAST_HOUR && Number(first) >= Number(second);
}

/**
 * The hours per day that a text rejected by `parseSalaryInput` may mean: weekly hours divided by the days, the hours
 * between two times, or the hours of one day, with and without a break. They are decimal numbers, or hours and minutes
 * (`6:40`) if two decimals are not exact. Empty if the text gives times or weekly hours from which no daily hours
 * follow; undefined if it can only be a number or a calculation.
 *
 * For overtime, the monthly hours (`월 20시간`); empty for daily hours, which are not converted.
 *
 * @param failure why the text was rejected; not used for overtime
 * @param field where the text was typed; that of the hours per day by default
 * @example hourReadings('8/5', undefined) // []
 * @example hourReadings('연장 20시간', undefined, 'overtimeHours') // ['20']
 */
export function hourReadings(
  text: string,
  failure: Failure | undefined,
  field: 'dailyHours' | 'overtimeHours' = 'dailyHours',
): readonly string[] | undefined {
  if (field === 'overtimeHours') return overtimeReadings(text);
  if (failure?.code === 'salary.dailyHoursWeekly') return ofWeek(failure.facts);
  if (failure?.code === 'salary.dailyHoursOutOfRange') return [];
  if (failure?.code === 'salary.dailyHoursShift') return [...new Set([failure.facts.worked, failure.facts.whole])];
  const plain = plainCharacters(text).replace(/\s+/gu, ' ');
  return besideBreak(plain) ?? onDays(plain) ?? (isTimesOrHours(plain) ? [] : undefined);
}

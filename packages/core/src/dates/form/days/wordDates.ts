import { type CivilDate, fromDayNumber, toDayNumber } from '../../dayNumber.ts';
import { addPeriod } from '../../spans/addPeriod.ts';
import type { ShiftUnit } from '../../spans/shiftDate.ts';
import { type Weekday, weekday } from '../../weekday.ts';
import { shiftReading } from '../shifts/shiftReading.ts';
import { withKoreanCount } from '../shifts/withKoreanCount.ts';

/** Words for a day, by its distance from today. */
const NEAR_DAYS: Readonly<Record<string, number>> = {
  ...{
    그끄저께: -3,
    그제: -2,
    그저께: -2,
    어제: -1,
    작일: -1,
    yesterday: -1,
    오늘: 0,
    금일: 0,
    지금: 0,
    현재: 0,
    today: 0,
    now: 0,
    present: 0,
  },
  ...{ 내일: 1, 낼: 1, 명일: 1, 익일: 1, tomorrow: 1, 모레: 2, 내일모레: 2, 낼모레: 2, dayaftertomorrow: 2, 글피: 3 },
};
/** Words for a week, by its distance from this one. */
const WEEKS: Readonly<Record<string, number>> = {
  ...{ 지지난주: -2, 지난주: -1, 저번주: -1, lastweek: -1, 이번주: 0, 요번주: 0, 금주: 0, thisweek: 0 },
  ...{ 다음주: 1, 담주: 1, 차주: 1, 내주: 1, nextweek: 1, 다다음주: 2 },
};
/** 2주뒤 and 3주일전 before a day of the week. */
const WEEKS_AWAY = /^(\d{1,2})주일?(?:([후뒤])|전)$/u;
const DAYS_PER_WEEK = 7;

/** The distance from this week to the week that words name, in weeks. */
function weekOf(words: string): number | undefined {
  const [, count, isAhead] = WEEKS_AWAY.exec(words) ?? [];
  return count === undefined ? WEEKS[words] : Number(count) * (isAhead ? 1 : -1);
}

/** Days of the week near today: by a week that begins on Monday, or the first one after or before today. */
function weekdayDates(words: string, day: Weekday, now: number): readonly number[] | undefined {
  const passed = (weekday(fromDayNumber(now)) + DAYS_PER_WEEK - 1) % DAYS_PER_WEEK;
  const inWeek = (week: number) => now - passed + week * DAYS_PER_WEEK + ((day + DAYS_PER_WEEK - 1) % DAYS_PER_WEEK);
  const week = weekOf(words);
  if (week !== undefined) return [inWeek(week)];
  const ahead = (inWeek(0) - now + DAYS_PER_WEEK) % DAYS_PER_WEEK;
  switch (words) {
    case '':
    case '이번':
    case '요번':
    case '오는':
    case '돌아오는':
    case '다가오는':
    case 'this':
    case 'coming':
    case 'thiscoming':
    case 'upcoming':
    case 'on':
      return [now + ahead];
    case '다음':
    case 'next':
      // The next one that comes, or the one of next week.
      return [now + (ahead || DAYS_PER_WEEK), inWeek(1)];
    case '지난':
    case '저번':
    case 'last':
      return [now + ahead - DAYS_PER_WEEK];
    default:
      return undefined;
  }
}

/** The end of 1년 전 오늘 and a year ago today, but not of a week from today. */
const TODAY_LAST = /(?<!from) (?:오늘|today)$/iu;

/** A span from today, negative before it; business days are not included. */
export type SpanFromToday = { readonly count: number; readonly unit: Exclude<ShiftUnit, 'businessDays'> };

/** A span from today, with a word or a sign for its direction: 3일 뒤, in 3 days and D+100, but not D-30. */
export function spanFromToday(text: string): SpanFromToday | undefined {
  const plain = text.replace(TODAY_LAST, '');
  const span = shiftReading(plain);
  if (span === undefined || span === 'mixed') return undefined;
  const { count, unit, way = /^in /iu.test(plain) ? 'add' : undefined, failure } = span;
  if (unit === undefined || unit === 'businessDays' || way === undefined) return undefined;
  if (failure.code === 'dates.spanOrdinal' || /^d ?-/iu.test(plain)) return undefined;
  return { count: way === 'add' ? count : -count, unit };
}

const joined = (text: string) => text.toLowerCase().replaceAll(' ', '');

/** The distance from today to the day that a word names, in days: 1 for 내일. Undefined for other texts. */
export function nearDay(text: string): number | undefined {
  return NEAR_DAYS[joined(text)];
}

/**
 * The days that words mean by their distance from today: 내일, 다음 주 월요일, `next Monday`, 3일 뒤. Undefined for other
 * texts.
 *
 * @param rest the plain text without the day of the week
 */
export function wordDates(
  plain: string,
  { rest, day }: { readonly rest: string; readonly day: Weekday | undefined },
  today: CivilDate,
): readonly CivilDate[] | undefined {
  const words = joined(withKoreanCount(rest));
  const now = toDayNumber(today);
  const days = nearDay(rest);
  if (days !== undefined) return [fromDayNumber(now + days)];
  const onWeekday = day === undefined ? undefined : weekdayDates(words, day, now);
  if (onWeekday) return onWeekday.map(fromDayNumber);
  const span = spanFromToday(plain);
  return span && [addPeriod(today, { [span.unit]: span.count })];
}

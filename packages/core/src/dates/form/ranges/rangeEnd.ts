import type { CivilDate } from '../../dayNumber.ts';
import { daysInMonth } from '../../daysInMonth.ts';
import { addPeriod } from '../../spans/addPeriod.ts';
import { type DateContext, LEAP_YEAR } from '../days/dateContext.ts';
import { lunarReading } from '../days/lunarReading.ts';
import { withoutLunarMarks } from '../days/otherCalendars.ts';
import { parseDate } from '../days/parseDate.ts';
import { possibleDates } from '../days/possibleDates.ts';
import { nearDay } from '../days/wordDates.ts';
import { plainDate, splitWeekday } from '../days/writtenDate.ts';

/** One side of a range, and the parts that it takes from the other side. */
export type RangeEnd = {
  readonly text: string;
  /** 27일 and 27(금), without the month. */
  readonly day: number | undefined;
  /** 3월 1일, Mar 1 and 크리스마스, without the year. */
  readonly lacksYear: boolean;
  /** 금요일 alone, 말일 and 익일, which are relative to the date of the other side. */
  readonly isRelative: boolean;
};

const DAY = /^(\d{1,2}) ?(?:[.일]|st|nd|rd|th)?$/iu;
const RELATIVE = /^(?:말일|월말|익일|(?:the )?(?:end|last day) of (?:the )?(?:month|year))$/iu;
/** 04DEC26, whose last number is a year, although with a year before it the first would be a month. */
const SHORT_YEAR_LAST = /^\d{1,2}[ -]?[a-z]{3,9}\.?[ ,-]{0,2}\d{2}$/iu;

/** The dates that one side may mean on its own. A lunar mark on it may apply to both sides, which is not known here. */
export function datesOf(text: string, context: DateContext): readonly CivilDate[] {
  const parsed = parseDate(text, context.order);
  if (parsed.ok) return [parsed.value];
  const dates = possibleDates(text, context);
  if (dates.length > 0 || withoutLunarMarks(plainDate(text))) return dates;
  return lunarReading(text, context)?.dates ?? [];
}

/** The date that a text without a year means in a year. */
function inYear(text: string, year: number, context: DateContext): readonly CivilDate[] {
  return [`${year} ${text}`, `${text} ${year}`]
    .flatMap((full) => datesOf(full, { ...context, latest: undefined }))
    .slice(0, 1);
}

export function rangeEnd(text: string, context: DateContext): RangeEnd {
  const { rest } = splitWeekday(plainDate(text));
  const [, day] = DAY.exec(rest) ?? [];
  return {
    text,
    day: day === undefined ? undefined : Number(day),
    // A word such as "today" does not lack a year, although "today, 2024" is a date as well.
    lacksYear:
      nearDay(text) === undefined && !SHORT_YEAR_LAST.test(rest) && inYear(text, LEAP_YEAR, context).length > 0,
    isRelative: rest === '' || RELATIVE.test(rest),
  };
}

/** Whether a side lacks a part of its date, which has to be guessed. */
export function isIncomplete({ day, lacksYear, isRelative }: RangeEnd): boolean {
  return day !== undefined || lacksYear || isRelative;
}

/**
 * The dates of a side that lacks the month or the year, with those of the other side, and with the next (`step` 1) or
 * the previous month or year (−1). Undefined for a side that lacks neither.
 */
export function borrowedDates(
  { text, day, lacksYear }: RangeEnd,
  other: CivilDate,
  step: 1 | -1,
  context: DateContext,
): readonly CivilDate[] | undefined {
  if (day !== undefined) {
    return [0, step]
      .map((months) => ({ ...addPeriod({ ...other, day: 1 }, { months }), day }))
      .filter(({ year, month }) => day > 0 && day <= daysInMonth(year, month));
  }
  return lacksYear ? [0, step].flatMap((years) => inYear(text, other.year + years, context)) : undefined;
}

/** The dates of the second side by their distance from the first: 금요일, 익일, 다음 달 3일 and 3일 뒤, but not 내일. */
export function datesFrom(
  { text, isRelative }: RangeEnd,
  start: CivilDate,
  context: DateContext,
): readonly CivilDate[] {
  return nearDay(text) !== undefined && !isRelative ? [] : datesOf(text, { ...context, today: start });
}

import { type CivilDate, toDayNumber } from '../dayNumber.ts';
import type { DateContext } from './dateContext.ts';
import { parseDate } from './parseDate.ts';
import { possibleDates } from './possibleDates.ts';

declare module '../../result/failure.ts' {
  interface FailureFacts {
    /** The text has two dates, such as a start and an end. */
    'dates.twoDates': Readonly<Record<never, never>>;
  }
}

/** Two dates, in their order in the text. */
export type DateRange = { readonly start: CivilDate; readonly end: CivilDate };

/** Between two dates; a hyphen only with spaces, as it is also inside of a date. */
const BETWEEN = / ?(?:[~∼〜～→–—]|부터|에서|\bto\b|\buntil\b|\bthrough\b) ?| - /iu;
const UNTIL = / ?까지$/u;
/** 3.1 and 3월 1일, and the day alone. */
const MONTH_AND_DAY = /^(\d{1,2}) ?[-./월] ?(\d{1,2}) ?[.일]?$/u;
const DAY = /^(\d{1,2})일?$/u;
/** Longer text is no range. */
const MAX_UNITS = 80;

/** The text of a later date that leaves out the year, or the year and the month, of the first. */
function completed(text: string, { year, month }: CivilDate): string {
  const [, ownMonth, ownDay] = MONTH_AND_DAY.exec(text) ?? [];
  if (ownMonth !== undefined) return `${year + (Number(ownMonth) < month ? 1 : 0)}-${ownMonth}-${ownDay}`;
  const [, day] = DAY.exec(text) ?? [];
  return day === undefined ? text : `${year}-${month}-${day}`;
}

/**
 * The two dates of a text such as `2024-01-05 ~ 2024-03-01`, `2024.1.5 - 3.1` and `1월 5일부터 8일까지`, which is no single
 * date; to be offered. Undefined for other texts.
 */
export function dateRangeReading(text: string, context: DateContext): DateRange | undefined {
  if (text.length > MAX_UNITS) return undefined;
  const [first, second, ...more] = text.trim().replace(/\s+/gu, ' ').replace(UNTIL, '').split(BETWEEN);
  if (first === undefined || second === undefined || more.length > 0) return undefined;
  const read = (part: string) => {
    const parsed = parseDate(part, context.order);
    return parsed.ok ? parsed.value : possibleDates(part, context)[0];
  };
  const start = read(first);
  const end = start && read(completed(second, start));
  return start && end && toDayNumber(start) !== toDayNumber(end) ? { start, end } : undefined;
}

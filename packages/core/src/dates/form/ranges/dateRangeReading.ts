import { plainLetters } from '../../../validate/plainCharacters.ts';
import { type CivilDate, toDayNumber } from '../../dayNumber.ts';
import { lastDayOf } from '../../spans/lastDayOf.ts';
import { type DateContext, likelyDates, MAX_DAY } from '../days/dateContext.ts';
import { parseDate } from '../days/parseDate.ts';
import { possibleDates } from '../days/possibleDates.ts';
import { residentDate } from '../days/residentNumber.ts';
import { SPOKEN_WEEKDAY } from '../days/withCalendarWords.ts';
import { nearDay, spanFromToday } from '../days/wordDates.ts';
import { plainDate } from '../days/writtenDate.ts';
import { shiftReading } from '../shifts/shiftReading.ts';
import { monthRange } from './monthRange.ts';
import { borrowedDates, datesFrom, datesOf, isIncomplete, type RangeEnd, rangeEnd } from './rangeEnd.ts';
import { rangeOrders } from './rangeOrders.ts';
import { type RangeParts, rangeParts, stayParts } from './rangeParts.ts';

declare module '../../../result/failure.ts' {
  interface FailureFacts {
    /** The text has two dates, such as a start and an end. */
    'dates.twoDates': Readonly<Record<never, never>>;
  }
}

/** Two dates, in their order in the text. */
export type DateRange = {
  readonly start: CivilDate;
  readonly end: CivilDate;
  /** The last day counts, because the text gives a length or whole months instead of that day. */
  readonly inclusion?: 'end';
};

/** 27, 2026 of Nov 25–27, 2026. */
const DAY_AND_YEAR = /^(\d{1,2})(?:st|nd|rd|th)?,? (\d{4})$/iu;
/** 월 of 월~금 and of 다음 주 월~금, but not 일 of 27일 and 내일. */
const SHORT_WEEKDAY = /(^|\D )([월화수목금토일])$/u;
const THREE_NUMBERS = /\d\D+\d{1,2}\D+\d/u;
/** 3일간 and 2년 동안. */
const LASTING = /(?:간|동안)$/u;
/** The end of 100일째 and 사흘째, which count the first day as day 1, as 100일간 does. */
const ORDINAL = /째$/u;
/** The end of 25일 and 3 일, which may also be a day of the month, unlike 10 days. */
const IN_DAYS = /일$/u;
/** 12/20-25 and 12월20-25: a hyphen behind another mark is not a mark of the date. */
const TIGHT_DAYS = /^\d{1,2} ?[./월] ?\d{1,2}일?-\d{1,2}일?$/u;
/** The end of 100일 뒤, 2주 후 and 3 weeks later, which count from the first date, unlike 3 weeks from now. */
const LATER = /(?:[후뒤]|later|after)$/iu;
const LATIN = /[a-z]/iu;

const isBefore = (one: CivilDate, other: CivilDate) => toDayNumber(one) < toDayNumber(other);

/** Moves a year after the second day to the first date, because the second date takes its year from the first. */
function withYearFirst({ first, second, ...marks }: RangeParts): RangeParts {
  const [, day, year] = DAY_AND_YEAR.exec(second) ?? [];
  return { first: day === undefined ? first : `${first}, ${year}`, second: day ?? second, ...marks };
}

function withWeekday(text: string): string {
  return text.replace(SPOKEN_WEEKDAY, '요일').replace(SHORT_WEEKDAY, '$1$2요일');
}

/** The dates on which the range may start, the likeliest first. */
function startDates(first: RangeEnd, second: RangeEnd, context: DateContext): readonly CivilDate[] {
  const isWhole = parseDate(second.text, context.order).ok;
  const hasYear = isWhole || THREE_NUMBERS.test(second.text);
  const ends = hasYear ? datesOf(second.text, { ...context, latest: undefined }) : [];
  const [end] = likelyDates(ends, context.today);
  const borrowed = end && borrowedDates(first, end, -1, context)?.filter((start) => isBefore(start, end));
  const dates = datesOf(first.text, context);
  // A whole end may be far ahead, and so may its start.
  const fitting = dates.filter((start) => isWhole && end && isBefore(start, end));
  const starts = borrowed ?? (fitting.length > 0 ? fitting : likelyDates(dates, context.today));
  return first.lacksYear ? starts : starts.slice(0, 1);
}

/** The dates on which the range may end: relative words are counted from `near`, today or the start. */
function endDates(
  second: RangeEnd,
  start: CivilDate,
  context: DateContext,
  near: 'today' | 'start',
): readonly CivilDate[] {
  const borrowed = borrowedDates(second, start, 1, context);
  if (borrowed) return borrowed;
  if (near === 'start') return datesFrom(second, start, context);
  return second.isRelative ? [] : likelyDates(datesOf(second.text, context), context.today).slice(0, 1);
}

/**
 * The last day of a length that begins with the first date, such as 2026.11.25부터 3일, 11월 25일로부터 30일,
 * 2024.12.1부터 2년간 and 2024.3.5부터 100일째.
 * Undefined for 25일부터 27일, where 27일 is more likely a later day of the month than a length.
 */
function lastOfLength({ first, second, isOpen, isCounted }: RangeParts, start: CivilDate): CivilDate | undefined {
  const length = second.replace(ORDINAL, '간');
  const span = shiftReading(length);
  if (span === undefined || span === 'mixed') return undefined;
  const { count, unit, way } = span;
  if (unit === undefined || unit === 'businessDays' || way !== undefined) return undefined;
  const mayBeDay = !isCounted && unit === 'days' && IN_DAYS.test(length) && nearDay(first) === undefined;
  const isDay = mayBeDay && count > start.day && count <= MAX_DAY;
  const last = LASTING.test(length) || (isOpen && !isDay) ? lastDayOf(start, count, unit) : undefined;
  return last && isBefore(start, last) ? last : undefined;
}

/** The range whose two dates, or date and length, were taken apart. */
function rangeOf(parts: RangeParts, context: DateContext): DateRange | undefined {
  const months = context.latest === undefined ? monthRange(parts, context.today) : undefined;
  if (months) return { ...months, inclusion: 'end' };
  const texts = withYearFirst(parts);
  const [first, second] = [rangeEnd(withWeekday(texts.first), context), rangeEnd(withWeekday(texts.second), context)];
  const starts = startDates(first, second, context);
  // If the likely end is too late for the field, an end in an earlier century is still not meant.
  const open = { ...context, latest: undefined };
  const [start] = starts;
  const last = start && lastOfLength(parts, start);
  if (last) return { start, end: last, inclusion: 'end' };
  const isSpan = LATER.test(parts.second) && spanFromToday(parts.second) !== undefined;
  // Beside 내일 or another span from today, the second one counts from today as well.
  const isStated = spanFromToday(parts.first) === undefined && (parts.isOpen || nearDay(parts.first) === undefined);
  const isFromStart = isSpan && isStated;
  for (const near of isFromStart ? (['start'] as const) : (['today', 'start'] as const)) {
    for (const likely of starts) {
      const end = endDates(second, likely, open, near).find((date) => isBefore(likely, date));
      if (end) return { start: likely, end };
    }
  }
  if (start === undefined || isIncomplete(first) || isIncomplete(second)) return undefined;
  const [end] = likelyDates(datesOf(second.text, open), context.today);
  return end && isBefore(end, start) ? { start, end } : undefined;
}

/** The ranges of two texts that were taken apart: one, or two where the numbers may be in either order. */
function rangesOf(parts: RangeParts, text: string, context: DateContext): readonly DateRange[] {
  const isOneDate = parts.isTight && !LATIN.test(parts.first) && !TIGHT_DAYS.test(text.trim());
  if (isOneDate && possibleDates(text, context).length > 0) return [];
  const ranges = rangeOrders(parts, context.order).flatMap((ordered) => rangeOf(ordered, context) ?? []);
  // Hardly anyone writes the later date first, so an order of the numbers with the earlier date first is meant.
  const forward = ranges.filter(({ start, end }) => isBefore(start, end));
  return forward.length > 0 ? forward : ranges.slice(0, 1);
}

/**
 * The two dates of a text such as `2024-01-05 ~ 2024-03-01`, `2024.1.5 - 3.1` and `1월 5일부터 8일까지`, which is not a single
 * date, and the first and last day of `2026년 1월 ~ 3월`, `1월 5일부터 3일간`, `12/24 2박3일` and `for 2 years from Jan 5`; to be
 * offered, the likeliest first. None for other texts. The end is before the start only where both are complete.
 *
 * The numbers of both dates are in the same order: that of a date which has only one, as in `27/11/2026 - 05/12/2026`.
 * Where neither date decides it, as in `05/11/2026 - 12/11/2026`, there are two ranges.
 */
export function dateRangeReadings(typed: string, context: DateContext): readonly DateRange[] {
  const text = plainLetters(typed);
  if (residentDate(plainDate(text))) return [];
  for (const partsOf of [rangeParts, stayParts]) {
    const parts = partsOf(text);
    const ranges = parts ? rangesOf(parts, text, context) : [];
    if (ranges.length > 0) return ranges;
  }
  return [];
}

/** The likeliest of the {@link dateRangeReadings}. */
export function dateRangeReading(typed: string, context: DateContext): DateRange | undefined {
  return dateRangeReadings(typed, context)[0];
}

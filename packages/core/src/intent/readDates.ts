import { parseBirthDate, parseDate, parseDayCount } from '../dates/form/index.ts';
import { rangeParts } from '../dates/form/rangeParts.ts';
import { BACKWARDS, SHIFT_WORDS } from '../dates/form/shiftWords.ts';
import { nearDay, spanFromToday } from '../dates/form/wordDates.ts';
import { addDays, type CivilDate, internationalAge, lastDayOf, shiftDate, toDayNumber } from '../dates/index.ts';
import { ok } from '../result/index.ts';
import type { Intent, IntentContext } from './intent.ts';
import { withoutWord } from './withoutWord.ts';
import { INTENT_WORDS } from './words.ts';

/** The span after the date: a sign, a count, a unit, and a direction or the word for a length. */
const SPAN =
  /^(?<date>.+?)(?:\s*(?<sign>[+-])\s*|\s*(?<open>부터)\s*|\s+|(?<=[일.]))(?<count>\d[\d,]*)\s*(?<unit>일|주|달|개월|년|days?|weeks?|months?|years?)\s*(?<lasting>간|동안)?\s*(?<way>후|뒤|전|이전|later|after|before|ago|earlier)?$/iu;

/** Between two dates of a list. */
const LISTED = /;|,\s/u;
const MAX_UNITS = 80;
const FROM_TODAY = /^오늘부터\s*/u;
/** More is no day of a month, so 부터 40일 is a length. */
const MAX_DAY = 31;
/** 12월 25일, December 25 and 25 Dec. */
const MONTH_AND_DAY =
  /^(?:\d{1,2}월\s*\d{1,2}일|[a-z]{3,9}\.?\s+\d{1,2}(?:st|nd|rd|th)?|\d{1,2}(?:st|nd|rd|th)?\s+[a-z]{3,9}\.?)$/iu;
/** Every span of so many years has a 29 February. */
const LEAP_SPAN = 8;

type Shift = Pick<Intent<'dateShift'>, 'from' | 'count' | 'unit'>;

function shiftIntent({ from, count, unit }: Shift, today: CivilDate): Intent<'dateShift'> | undefined {
  const arrived = shiftDate(from, count, unit);
  if (!arrived.ok) return undefined;
  const passed = toDayNumber(today) - toDayNumber(from);
  return { kind: 'dateShift', from, count, unit, date: arrived.value.date, passed };
}

/** A length from a day on: its first and last day, as in a field for dates. */
function lengthIntent(length: Shift, today: CivilDate): Intent<'dateShift' | 'dateSpan'> | undefined {
  const { from: start, count, unit } = length;
  if (count < 1) return shiftIntent(length, today);
  const end = lastDayOf(start, count, unit);
  const days = toDayNumber(end ?? start) - toDayNumber(start);
  return end && { kind: 'dateSpan', start, end, days, inclusion: 'end' };
}

function readShift(text: string, { today, dateOrder }: IntentContext): Intent<'dateShift' | 'dateSpan'> | undefined {
  const { date = '', sign = '', open, count = '', unit = '', lasting, way = '' } = SPAN.exec(text)?.groups ?? {};
  const from = parseDate(date, dateOrder);
  const size = count === '' ? undefined : parseDayCount(count, '');
  const spanUnit = SHIFT_WORDS[unit.toLowerCase()];
  if (!from.ok || !size?.ok || spanUnit === undefined || spanUnit === 'businessDays') return undefined;
  const isLength = way === '' && sign === '' && (open ?? lasting) !== undefined;
  // 11월 25일부터 27일 may also be a day of the month.
  if (isLength && lasting === undefined && spanUnit === 'days' && size.value <= MAX_DAY) return undefined;
  const isBack = (sign === '-') !== BACKWARDS.test(way);
  const shift = { from: from.value, count: isBack ? -size.value : size.value, unit: spanUnit };
  return (isLength ? lengthIntent : shiftIntent)(shift, today);
}

/** A span with a word for its direction, and one after 오늘부터, which has none. */
function readFromToday(text: string, { today }: IntentContext): Intent<'dateShift' | 'dateSpan'> | undefined {
  const rest = text.replace(FROM_TODAY, '');
  const span = spanFromToday(rest === text ? text : `${rest} 뒤`);
  return span && (rest === text ? shiftIntent : lengthIntent)({ from: today, ...span }, today);
}

/** The next day that a month and a day without a year name. */
function readNextDay(text: string, { today, dateOrder }: IntentContext): Intent<'date'> | undefined {
  if (!MONTH_AND_DAY.test(text)) return undefined;
  for (let more = 0; more <= LEAP_SPAN; more++) {
    const year = today.year + more;
    const parsed = parseDate(text.endsWith('일') ? `${year}년 ${text}` : `${text}, ${year}`, dateOrder);
    const passed = parsed.ok ? toDayNumber(today) - toDayNumber(parsed.value) : 1;
    if (parsed.ok && passed <= 0) return { kind: 'date', date: parsed.value, passed };
  }
  return undefined;
}

function readSpan(text: string, { today, dateOrder }: IntentContext): Intent<'dateSpan'> | undefined {
  const range = rangeParts(text);
  const sides = range === undefined ? text.split(LISTED) : [range.first, range.second];
  const [start, end, ...more] = sides.map((side) => {
    const ahead = nearDay(side);
    return ahead === undefined ? parseDate(side, dateOrder) : ok(addDays(today, ahead));
  });
  if (!start?.ok || !end?.ok || more.length > 0) return undefined;
  const days = toDayNumber(end.value) - toDayNumber(start.value);
  return { kind: 'dateSpan', start: start.value, end: end.value, days };
}

/** A date alone, and as a birth date if it is past. */
function readAlone(text: string, { today, dateOrder }: IntentContext): readonly Intent<'date' | 'age'>[] {
  const parsed = parseDate(text, dateOrder);
  if (!parsed.ok) return [];
  const passed = toDayNumber(today) - toDayNumber(parsed.value);
  const date = { kind: 'date', date: parsed.value, passed } as const;
  return passed > 0 ? [date, ageOf(parsed.value, today)] : [date];
}

function ageOf(birth: CivilDate, today: CivilDate): Intent<'age'> {
  return { kind: 'age', birth, years: internationalAge(birth, today) };
}

/**
 * A date with a word for age, a date and a span, a date and a length (부터 40일, 2년간), two dates, or a date alone, which
 * may also be a birth date if it is past. A span with a direction is one from today, and a month and a day without a
 * year are the next such day.
 *
 * Dates and counts are parsed as in the tools. A span goes back after a minus sign or before a word such as `전` and
 * `before`.
 *
 * @returns the most likely first; empty where there is no date
 * @example readDates('2026-03-01 100일', context) // [{ kind: 'dateShift', count: 100, date: 2026-06-09, ... }]
 */
export function readDates(
  text: string,
  context: IntentContext,
): readonly Intent<'age' | 'dateShift' | 'dateSpan' | 'date'>[] {
  const plain = text.trim();
  if (plain.length > MAX_UNITS) return [];
  const { today, dateOrder } = context;
  const aged = withoutWord(plain, INTENT_WORDS.age);
  const birth = aged === undefined ? undefined : parseBirthDate(aged, today, dateOrder);
  if (birth?.ok) return [ageOf(birth.value, today)];
  const alone = readAlone(plain, context);
  if (alone.length > 0) return alone;
  const found =
    readShift(plain, context) ??
    readSpan(plain, context) ??
    readFromToday(plain, context) ??
    readNextDay(plain, context);
  return found === undefined ? [] : [found];
}

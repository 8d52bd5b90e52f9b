import { LEAP_SPAN, likelyDates, MAX_DAY } from '../dates/form/days/dateContext.ts';
import { nearDay, spanFromToday } from '../dates/form/days/wordDates.ts';
import { dateReadings, parseBirthDate, parseDate, parseDayCount } from '../dates/form/index.ts';
import { dateRangeReading } from '../dates/form/ranges/dateRangeReading.ts';
import { rangeParts, stayParts } from '../dates/form/ranges/rangeParts.ts';
import { BACKWARDS, SHIFT_WORDS, UNIT, withNumerals } from '../dates/form/shifts/shiftWords.ts';
import { addDays, type CivilDate, internationalAge, lastDayOf, shiftDate, toDayNumber } from '../dates/index.ts';
import { ok } from '../result/index.ts';
import type { Intent, IntentContext } from './intent.ts';
import { INTENT_WORDS } from './intentWords.ts';
import { withoutWord } from './withoutWord.ts';

/** The span after the date: a sign, a count, a unit, and a direction or the word for a length. */
const SPAN = new RegExp(
  String.raw`^(?<date>.+?)(?:\s*(?<sign>[+-])\s*|\s*(?<open>부터)\s*|\s+|(?<=[일.]))(?<count>\d[\d,]*)\s*(?<unit>${UNIT})\s*(?<lasting>간|동안)?\s*(?<way>후|뒤|전|이전|later|after|before|ago|earlier)?$`,
  'iu',
);

/** A span before its date: 100 days from Nov 28, 2026. */
const SPAN_FIRST = /^(\S+ [a-z]+) (?:(before)|after|from) (.+)$/iu;
/** A span in words behind a date: 2026년 3월 1일 일주일 뒤. */
const IN_WORDS = /(?<=\d[일.]? )\D+$/u;
/** The hyphen of 2026년 3월 1일-3일 and 1일 - 3일; that of 1일 -3일 is a minus sign. */
const TO_DAY = /[일)](?:-| - )\d{1,2} ?일$/u;

/** Between two dates of a list. */
const LISTED = /;|,\s/u;
const MAX_UNITS = 80;
const FROM_TODAY = /^오늘부터\s*/u;
/** Before a number or a sign: 오늘 100일 뒤, 오늘 + 100일. The hyphen of 오늘 - 3일 뒤 is not a minus sign. */
const TODAY = /^(?:오늘|today)\s*(?=\d|[+-](?!.*(?:[전후뒤간]|동안|later|after|before|ago|earlier)$))/iu;
/** 12월 25일, December 25 and 25 Dec. */
const MONTH_AND_DAY =
  /^(?:\d{1,2}월\s*\d{1,2}일|[a-z]{3,9}\.?\s+\d{1,2}(?:st|nd|rd|th)?|\d{1,2}(?:st|nd|rd|th)?\s+[a-z]{3,9}\.?)$/iu;
/**
 * 98.5.15, 98년 5월 15일 and 980515; 5/15/98 in American order, where versions with points are not dates, and 26-11-25 may
 * have the year or the day first.
 */
const SHORT_YEAR = {
  yearFirst: /^['’]?\d{2}(?: ?([-./]) ?\d{1,2} ?\1 ?\d{1,2}\.?|년 ?\d{1,2}월 ?\d{1,2}일|\d{4})$/u,
  monthFirst: /^(?:0?[1-9]|1[0-2])([-/])\d{1,2}\1\d{2}$/u,
} as const;
/**
 * A day of the week or a month that distinguishes a date from a number: 다음 주 금요일, 11/27(금), 12월 말, 다음 달 3일. Days
 * with a name, such as 추석, are also words for the tool, which the search finds.
 */
const WORDED =
  /요일|욜|주 ?[월화수목금토일]$|\d월|달 ?\d{1,2}일$|\([월화수목금토일]\)|\b(?:sun|mon|tues|wednes|thurs|fri|satur)day\b|^[a-z]{3,9}\.? \d{1,2}$|^\d{1,2} [a-z]{3,9}$/iu;
/** Behind a day that is a limit, and how far it is: 2026-12-25까지, 12월 25일까지 며칠 남았어? */
const UNTIL = /\s?까지(?:\s?(?:며칠|몇\s?일)(?:이?\s?남[았은]\S{0,4})?)?$/u;
const DAYS_PER_WEEK = 7;

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
  const plain = text
    .replace(SPAN_FIRST, '$3 $1 $2')
    .trim()
    .replace(IN_WORDS, (span) => withNumerals(span.toLowerCase()));
  const { date = '', sign = '', open, count = '', unit = '', lasting, way = '' } = SPAN.exec(plain)?.groups ?? {};
  const from = parseDate(date, dateOrder);
  const size = count === '' ? undefined : parseDayCount(count, '');
  const spanUnit = SHIFT_WORDS[unit.toLowerCase()];
  if (!from.ok || !size?.ok || spanUnit === undefined || spanUnit === 'businessDays') return undefined;
  const isLength = way === '' && sign === '' && (open ?? lasting) !== undefined;
  const mayBeDay = spanUnit === 'days' && size.value <= MAX_DAY;
  // 11월 25일부터 27일 may also be a day of the month, unlike 부터 40일, and 25일 - 27일 is one.
  if (isLength && lasting === undefined && mayBeDay) return undefined;
  if (TO_DAY.test(text) && mayBeDay && size.value > from.value.day) return undefined;
  const isBack = (sign === '-') !== BACKWARDS.test(way);
  const shift = { from: from.value, count: isBack ? -size.value : size.value, unit: spanUnit };
  return (isLength ? lengthIntent : shiftIntent)(shift, today);
}

/** A span with a word or a sign for its direction, and one after 오늘부터, which has none. */
function readFromToday(text: string, { today }: IntentContext): Intent<'dateShift' | 'dateSpan'> | undefined {
  const rest = text.replace(FROM_TODAY, '');
  const span = spanFromToday(rest === text ? text.replace(TODAY, '') : `${rest} 뒤`);
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

function dateIntent(date: CivilDate, today: CivilDate): Intent<'date'> {
  return { kind: 'date', date, passed: toDayNumber(today) - toDayNumber(date) };
}

/** A date, and as a birth date if it is past. */
function dateAndAge(date: CivilDate, today: CivilDate): readonly Intent<'date' | 'age'>[] {
  const alone = dateIntent(date, today);
  return alone.passed > 0 ? [alone, ageOf(date, today)] : [alone];
}

/** A date alone. */
function readAlone(text: string, { today, dateOrder }: IntentContext): readonly Intent<'date' | 'age'>[] {
  const parsed = parseDate(text, dateOrder);
  return parsed.ok ? dateAndAge(parsed.value, today) : [];
}

/** A date with a year of two digits, if its possible dates differ only in the century. */
function readShortYear(text: string, { today, dateOrder }: IntentContext): readonly Intent<'date' | 'age'>[] {
  if (!SHORT_YEAR[dateOrder].test(text)) return [];
  const { dates } = dateReadings(text, { today, order: dateOrder });
  if (new Set(dates.map(({ month, day }) => `${month}-${day}`)).size !== 1) return [];
  return likelyDates(dates, today)
    .slice(0, 1)
    .flatMap((date) => dateAndAge(date, today));
}

/** The day that words name, the next one if several days are possible; not 오늘 alone, which is not a question. */
function readWords(text: string, { today, dateOrder }: IntentContext): Intent<'date'> | undefined {
  const parsed = parseDate(text, dateOrder);
  if (!(WORDED.test(text) || nearDay(text)) || parsed.ok || parsed.failure.code === 'dates.wrongWeekday')
    return undefined;
  const { dates, isRange } = dateReadings(text, { today, order: dateOrder });
  if (isRange) return undefined;
  const intents = dates.map((date) => dateIntent(date, today));
  const [meant = intents[0], later] = intents.filter(({ passed }) => passed <= 0);
  // "next Friday" may mean Friday of this week or of the next, so it has no answer.
  if (meant && later && meant.passed - later.passed === DAYS_PER_WEEK) return undefined;
  return meant;
}

/** Two dates, of which one may lack its century, its year or its month; not a range of numbers such as 1.5 ~ 2.5. */
function readRange(text: string, { today, dateOrder }: IntentContext): Intent<'dateSpan'> | undefined {
  const { first = '' } = rangeParts(text) ?? stayParts(text) ?? {};
  const isDate =
    /^\D+$/u.test(first) || WORDED.test(first) || SHORT_YEAR[dateOrder].test(first) || parseDate(first, dateOrder).ok;
  const range = isDate ? dateRangeReading(text, { today, order: dateOrder }) : undefined;
  return range && { kind: 'dateSpan', ...range, days: toDayNumber(range.end) - toDayNumber(range.start) };
}

function ageOf(birth: CivilDate, today: CivilDate): Intent<'age'> {
  return { kind: 'age', birth, on: today, years: internationalAge(birth, today) };
}

/**
 * A date with a word for age, a date and a span, a date and a length (부터 40일, 2년간), two dates, or a date alone, which
 * may also be a birth date if it is past. A span with a direction alone counts from today. A month and a day without a
 * year mean the next such day. Words for a day, years of two digits, and two dates of which one is incomplete are read
 * as by `dateReadings`, unless the text is a number other than six digits of a date: `다음 주 금요일`,
 * `26.11.26 ~ 27.11.25`, `980515`.
 *
 * Dates and counts are parsed as in the tools; a count may be a word, and the span may come first: `2026-03-01 일주일 뒤`,
 * `100 days from Mar 1, 2026`. A span goes back after a minus sign or before a word such as `전` and `before`.
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
  const day = plain.replace(UNTIL, '');
  const alone = [...readAlone(day, context), ...readShortYear(day, context)];
  if (alone.length > 0) return alone;
  const found =
    readShift(plain, context) ??
    readSpan(plain, context) ??
    readFromToday(plain, context) ??
    readNextDay(day, context) ??
    readRange(plain, context) ??
    readWords(day, context);
  return found === undefined ? [] : [found];
}

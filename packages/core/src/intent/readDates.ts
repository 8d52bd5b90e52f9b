import { parseBirthDate, parseDate, parseDayCount } from '../dates/form/index.ts';
import { BACKWARDS, SHIFT_WORDS } from '../dates/form/shiftWords.ts';
import { type CivilDate, internationalAge, shiftDate, toDayNumber } from '../dates/index.ts';
import type { Intent, IntentContext } from './intent.ts';
import { withoutWord } from './withoutWord.ts';
import { INTENT_WORDS } from './words.ts';

/** The span after the date: a sign, a count, a unit, and a direction. */
const SPAN =
  /^(?<date>.+?)(?:\s*(?<sign>[+-])\s*|\s+|(?<=[일.]))(?<count>\d[\d,]*)\s*(?<unit>일|주|달|개월|년|days?|weeks?|months?|years?)\s*(?<way>후|뒤|전|이전|later|after|before|ago|earlier)?$/iu;

/** The separator between two dates. */
const BETWEEN =
  /\s*(?:~|–|—|부터|에서|\bto\b|\buntil\b|[\r\n\t;]+)\s*|\s*,\s+|(?<=\d{4}[-./]\d{1,2}[-./]\d{1,2}\.?|일)\s+(?=\d{4})/iu;
const LONGEST_UNTIL = /(?<!\s)\s*까지$/u;
const MAX_UNITS = 80;

function readShift(text: string, { today, dateOrder }: IntentContext): Intent<'dateShift'> | undefined {
  const { date = '', sign = '', count = '', unit = '', way = '' } = SPAN.exec(text)?.groups ?? {};
  const from = parseDate(date, dateOrder);
  const size = count === '' ? undefined : parseDayCount(count, '');
  const spanUnit = SHIFT_WORDS[unit.toLowerCase()];
  if (!from.ok || !size?.ok || spanUnit === undefined || spanUnit === 'businessDays') return undefined;
  const isBack = (sign === '-') !== BACKWARDS.test(way);
  const signed = isBack ? -size.value : size.value;
  const arrived = shiftDate(from.value, signed, spanUnit);
  if (!arrived.ok) return undefined;
  const passed = toDayNumber(today) - toDayNumber(from.value);
  return { kind: 'dateShift', from: from.value, count: signed, unit: spanUnit, date: arrived.value.date, passed };
}

function readSpan(text: string, { dateOrder }: IntentContext): Intent<'dateSpan'> | undefined {
  const parts = text.replace(LONGEST_UNTIL, '').split(BETWEEN);
  const [start, end, ...more] = parts.map((part) => parseDate(part, dateOrder));
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
 * A date with a word for age, a date and a span, two dates, or a date alone, which may also be a birth date if it is
 * past.
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
  const between = readShift(plain, context) ?? readSpan(plain, context);
  return between === undefined ? [] : [between];
}

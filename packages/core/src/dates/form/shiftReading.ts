import type { ShiftUnit } from '../shiftDate.ts';
import { MAX_DAY_COUNT } from './maxDayCount.ts';

/** A span of time as people write it. `way` is undefined where the text has no sign and no word for a direction. */
export type ShiftReading = {
  readonly count: number;
  readonly unit: ShiftUnit | undefined;
  readonly way: 'add' | 'subtract' | undefined;
};

/** The units by the words for them, in lower case. */
export const SHIFT_WORDS: Readonly<Record<string, ShiftUnit>> = {
  일: 'days',
  day: 'days',
  days: 'days',
  주: 'weeks',
  주일: 'weeks',
  week: 'weeks',
  weeks: 'weeks',
  달: 'months',
  개월: 'months',
  month: 'months',
  months: 'months',
  년: 'years',
  year: 'years',
  years: 'years',
  영업일: 'businessDays',
  'business day': 'businessDays',
  'business days': 'businessDays',
};

/** The words before a date that is in the past, and after it. */
export const BACKWARDS = /^(?:전|이전|before|ago|earlier)$/iu;

/** 100일, 2주 후, 30 days ago, -7, and D+100, whose D is the date that the span starts from. */
const SPAN =
  /^(?<dday>d ?(?=[+-]))?(?<sign>[+-]?) ?(?<count>\d{1,3}(?:,\d{3})*|\d{1,9}) ?(?<unit>영업일|주일|일|주|달|개월|년|(?:business )?days?|weeks?|months?|years?)? ?(?<way>후|뒤|전|이전|later|after|before|ago|earlier)?$/iu;

/**
 * The span that a text rejected by {@link parseDayCount} may mean, with its unit and direction; to be offered beside
 * the error. Undefined for other texts, and beyond {@link MAX_DAY_COUNT}.
 *
 * @example shiftReading('30일 전') // { count: 30, unit: 'days', way: 'subtract' }
 */
export function shiftReading(text: string): ShiftReading | undefined {
  const plain = text.trim().replace(/\s+/gu, ' ');
  const { dday, sign = '', count = '', unit = '', way = '' } = SPAN.exec(plain)?.groups ?? {};
  const size = Number(count.replaceAll(',', ''));
  if (count === '' || size > MAX_DAY_COUNT) return undefined;
  const isBack = (sign === '-') !== BACKWARDS.test(way);
  return {
    count: size,
    unit: dday === undefined ? SHIFT_WORDS[unit.toLowerCase()] : 'days',
    way: sign === '' && way === '' ? undefined : isBack ? 'subtract' : 'add',
  };
}

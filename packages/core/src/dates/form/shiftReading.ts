import type { Failure } from '../../result/index.ts';
import { plainCharacters } from '../../validate/plainCharacters.ts';
import type { ShiftUnit } from '../shiftDate.ts';
import { MAX_DAY_COUNT } from './maxDayCount.ts';
import { BACKWARDS, SHIFT_WORDS, withNumerals } from './shiftWords.ts';

declare module '../../result/failure.ts' {
  interface FailureFacts {
    /** The text has a unit or a direction, which the form has fields for. */
    'dates.spanInWords': Readonly<Record<never, never>>;
    /** The text is the number of a day that is counted from 1, such as 100일째. `days` is how many to add. */
    'dates.spanOrdinal': { readonly ordinal: number; readonly days: number };
  }
}

/** A span of time as people write it. `way` is undefined where the text has no sign and no word for a direction. */
export type ShiftReading = {
  readonly count: number;
  readonly unit: ShiftUnit | undefined;
  readonly way: 'add' | 'subtract' | undefined;
  /** Whether the direction is a minus, which reverses another direction instead of repeating it. */
  readonly isNegative: boolean;
  /** Why the text is not a number of the form. */
  readonly failure: Failure;
};

/** 100일째, 100일 기념일, day 100 and 100th day. */
const ORDINAL =
  /^(?:(?<korean>\d[\d,]{0,9}) ?(?:일 ?(?:째|기념일?)|(?:st|nd|rd|th) day)|day (?<english>\d[\d,]{0,9}))$/u;
/** D+100, whose D is the date that the span starts from, and +100. */
const SIGN = /^(?<dday>d ?(?=[+-]))?(?<sign>[+-]) ?/u;
const WAY = / ?(?<way>후|뒤|전|이전|later|after|before|ago|earlier|from (?:now|today))$/u;
/** Words that set a limit or a length and no direction of their own: it is the usual one. */
const LIMIT = /^(?:in|within|after) | ?(?:이내|안에|내|동안|간)$/gu;

const COUNT = String.raw`(\d{1,3}(?:,\d{3})*|\d{1,9})`;
const UNIT =
  '(영업일|주일|일|주|달|개월|년|해|(?:business |working )?days?|workdays?|weeks?|months?|years?|d|w|wks?|mos?|mths?|y|yrs?)';
/** 30일, 30 days and 30-day. */
const ONE = new RegExp(`^${COUNT}(?:[ -]?${UNIT})?$`, 'u');
/** 1년 6개월, 2 weeks and 3 days. */
const TWO = new RegExp(`^${COUNT} ?${UNIT},? ?(?:and )?${COUNT} ?${UNIT}$`, 'u');
/** Other words for business days. */
const WORKING_DAY = /근무일|평일|워킹 ?데이/u;
/** The kind of the days apart from their number: 영업일 기준 5일, 5일(영업일 기준). */
const BUSINESS_DAYS =
  /^영업일(?: ?기준)?(?:으?로)? ?(?<before>\d[\d,]{0,9}) ?일|^(?<after>\d[\d,]{0,9}) ?일 ?\(영업일(?: ?기준)?\)/u;
/** How many of the second unit are in one of the first. */
const IN_ONE: Readonly<Record<string, number>> = { 'years months': 12, 'weeks days': 7 };

type Span = Pick<ShiftReading, 'count' | 'unit'>;

const sizeOf = (count: string) => Number(count.replaceAll(',', ''));

/** The span of a text without its direction, in one unit. */
function spanOf(plain: string): Span | undefined {
  const [one, count = '', unit = ''] = ONE.exec(plain) ?? [];
  if (one !== undefined) return { count: sizeOf(count), unit: SHIFT_WORDS[unit] };
  const [, first = '', larger = '', second = '', smaller = ''] = TWO.exec(plain) ?? [];
  const size = IN_ONE[`${SHIFT_WORDS[larger]} ${SHIFT_WORDS[smaller]}`];
  if (size === undefined) return undefined;
  return { count: sizeOf(first) * size + sizeOf(second), unit: SHIFT_WORDS[smaller] };
}

/** 100일째, with the start as the first day. */
function ordinalSpan(plain: string): ShiftReading | undefined {
  const { korean = '', english = '' } = ORDINAL.exec(plain)?.groups ?? {};
  const ordinal = sizeOf(korean || english);
  if (ordinal === 0 || ordinal > MAX_DAY_COUNT) return undefined;
  const days = ordinal - 1;
  const failure: Failure = { code: 'dates.spanOrdinal', facts: { ordinal, days } };
  return { count: days, unit: 'days', way: 'add', isNegative: false, failure };
}

/**
 * The span that a text rejected by {@link parseDayCount} may mean, with its unit and direction; to be offered beside
 * the error. Undefined for other texts, and beyond {@link MAX_DAY_COUNT}.
 *
 * - `100일`, `2주 후`, `영업일 기준 5일`, `평일 5일`, `30 days ago`, `30일 이내`, `D+100`, `90d`; named spans such as 일주일, 다섯 달,
 *   닷새 and 백일.
 * - Years with months and weeks with days, in the smaller unit: `1년 6개월` is 18 months.
 * - `100일째` and `100일 기념일` count the start as day 1, so they are 99 days (`dates.spanOrdinal`); the failure of
 *   the others is `dates.spanInWords`.
 *
 * @example shiftReading('30일 전') // { count: 30, unit: 'days', way: 'subtract', … }
 */
export function shiftReading(text: string): ShiftReading | undefined {
  const plain = plainCharacters(text)
    .toLowerCase()
    .replace(/\s+/gu, ' ')
    .replace(WORKING_DAY, '영업일')
    .replace(BUSINESS_DAYS, '$<before>$<after>영업일');
  const ordinal = ordinalSpan(withNumerals(plain));
  if (ordinal) return ordinal;
  const { dday, sign = '' } = SIGN.exec(plain)?.groups ?? {};
  const signless = plain.replace(SIGN, '');
  const { way: word = '' } = WAY.exec(signless)?.groups ?? {};
  const span = spanOf(withNumerals(signless.replace(WAY, '').replace(LIMIT, '').trim()));
  if (span === undefined || span.count > MAX_DAY_COUNT) return undefined;
  const isNegative = sign === '-';
  const isBack = isNegative !== BACKWARDS.test(word);
  return {
    count: span.count,
    unit: dday === undefined ? span.unit : 'days',
    way: sign === '' && word === '' ? undefined : isBack ? 'subtract' : 'add',
    isNegative,
    failure: { code: 'dates.spanInWords', facts: {} },
  };
}

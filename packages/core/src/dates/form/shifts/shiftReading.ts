import type { Failure } from '../../../result/index.ts';
import { plainCharacters } from '../../../validate/plainCharacters.ts';
import type { ShiftUnit } from '../../spans/shiftDate.ts';
import { MAX_DAY_COUNT } from './maxDayCount.ts';
import { BACKWARDS, SHIFT_WORDS, UNIT, withNumerals } from './shiftWords.ts';

declare module '../../../result/failure.ts' {
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
/** Words for a limit or a length. They name no direction, so the default direction applies. */
const LIMIT = /^(?:in|within|after) | ?(?:이내|안에|내|동안|간|정도|가량|쯤)$/gu;

const COUNT = String.raw`(\d{1,3}(?:,\d{3})*|\d{1,9})`;
/** 30일, 30 days and 30-day. */
const ONE = new RegExp(`^${COUNT}(?:[ -]?(${UNIT}))?$`, 'u');
/** 1년 6개월, 2 weeks and 3 days. */
const TWO = new RegExp(`^${COUNT} ?(${UNIT}),? ?(?:and )?${COUNT} ?(${UNIT})$`, 'u');
/** Other words for business days. */
const WORKING_DAY = /근무일|평일|워킹 ?데이/u;
/** Words for business days that are separate from the number: 영업일 기준 5일, 5일(영업일 기준). */
const BUSINESS_DAYS =
  /^영업일(?: ?기준)?(?:으?로)? ?(?<before>\d[\d,]{0,9}) ?일|^(?<after>\d[\d,]{0,9}) ?일 ?\(영업일(?: ?기준)?\)/u;
/** The subject of the span, before it: 육아휴직 1년, 계약기간: 24개월, 총 90일. A word such as 생후 would make it an ordinal. */
const OF =
  /^(?:(?:약|총|만|최대|최소|최장|향후|앞으로) ?|(?:[가-힣]{1,6} )?[가-힣]{0,6}(?:휴가|휴직|휴학|기간|계약|약정|할부|무이자|보증|복무|수습|인턴|유예|임대차?|전세|월세|예금|적금|대출|거치|징역|정직|체험|구독)(?: ?기간)? ?:? ?)(?=\S)/u;
/**
 * The subject in English, before or after the span: lease of 2 years, 2-year lease, 30 days' notice, 90 days of
 * maternity leave.
 */
const TERM = '(?:leave|lease|contract|term|period|notice|warranty|trial|probation|subscription|internship|sentence)';
/** A word beside the subject, such as maternity; not a unit, which belongs to the span: 2 year contract. */
const TERM_WORD = String.raw`(?!(?:${UNIT})\b)[a-z]{1,15}`;
const TERM_BEFORE = new RegExp(`^(?:${TERM_WORD} ){0,2}${TERM}(?: of |: ?| )`, 'u');
const TERM_AFTER = new RegExp(`['’]?(?: of)?(?: ${TERM_WORD}){0,2} ${TERM}$`, 'u');
/** 1년 반, 1.5년, a year and a half and 2 and a half years. */
const HALF_YEAR = /^(\d{1,4})(?:\.5 ?(?:년|years?)| ?년 ?반| years? and a half| and a half years?)$/u;
/** Two or more spans: 2개월 15일 and 1 year, 3 months and 10 days. */
const SPANS = new RegExp(`^(?:${COUNT} ?(?:${UNIT}),? ?(?:and )?){2,4}$`, 'u');
const UNITS = new RegExp(UNIT, 'gu');
/** How many of the second unit are in one of the first. */
const IN_ONE: Readonly<Record<string, number>> = { 'years months': 12, 'weeks days': 7 };

type Span = Pick<ShiftReading, 'count' | 'unit'>;

const sizeOf = (count: string) => Number(count.replaceAll(',', ''));

/** The text as it is matched, with the words for business days in one way. */
function plainSpan(text: string): string {
  return plainCharacters(text)
    .toLowerCase()
    .replace(/\s+/gu, ' ')
    .replace(WORKING_DAY, '영업일')
    .replace(BUSINESS_DAYS, '$<before>$<after>영업일');
}

/** A span without its subject. Beside a direction the word is the start of the span, so it stays: 생일 3일 전. */
function withoutTerm(span: string): string {
  return span.replace(OF, '').replace(TERM_BEFORE, '').replace(TERM_AFTER, '');
}

/** A span in digits without the words around it. */
function bareSpan(span: string): string {
  return withNumerals(span.replace(LIMIT, '').trim()).replace(HALF_YEAR, '$1년 6개월');
}

/** The span of a text without its direction, in one unit. */
function spanOf(plain: string): Span | undefined {
  const [one, count = '', unit = ''] = ONE.exec(plain) ?? [];
  if (one !== undefined) return { count: sizeOf(count), unit: SHIFT_WORDS[unit] };
  const [, first = '', larger = '', second = '', smaller = ''] = TWO.exec(plain) ?? [];
  const size = IN_ONE[`${SHIFT_WORDS[larger]} ${SHIFT_WORDS[smaller]}`];
  if (size === undefined) return undefined;
  return { count: sizeOf(first) * size + sizeOf(second), unit: SHIFT_WORDS[smaller] };
}

/** Whether a span has several units without a common one, so that they can only be added one after the other. */
function isMixed(span: string): boolean {
  const units = new Set(Array.from(span.matchAll(UNITS), ([unit]) => SHIFT_WORDS[unit]));
  return SPANS.test(span) && units.size > 1;
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
 * - Years with months and weeks with days, in the smaller unit: `1년 6개월` and `1년 반` are 18 months. `mixed` for
 *   other spans of several units, which have no common one: `2개월 15일`.
 * - A span with its subject, if it has no direction: `육아휴직 1년`, `2-year lease`.
 * - `100일째` and `100일 기념일` count the start as day 1, so they are 99 days (`dates.spanOrdinal`); the failure of
 *   the others is `dates.spanInWords`.
 *
 * @example shiftReading('30일 전') // { count: 30, unit: 'days', way: 'subtract', … }
 */
export function shiftReading(text: string): ShiftReading | 'mixed' | undefined {
  const plain = plainSpan(text);
  const ordinal = ordinalSpan(withNumerals(plain));
  if (ordinal) return ordinal;
  const { dday, sign = '' } = SIGN.exec(plain)?.groups ?? {};
  const signless = plain.replace(SIGN, '');
  const { way: word = '' } = WAY.exec(signless)?.groups ?? {};
  const wayless = signless.replace(WAY, '');
  const span = spanOf(bareSpan(sign === '' && word === '' ? withoutTerm(plain) : wayless));
  if (span === undefined) return isMixed(bareSpan(withoutTerm(wayless))) ? 'mixed' : undefined;
  if (span.count > MAX_DAY_COUNT) return undefined;
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

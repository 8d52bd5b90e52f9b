import { type Exact, formatExact } from '../exact/index.ts';
import { roundToWhole } from '../exact/roundToWhole.ts';
import { shiftSpans } from '../salary/form/hours/shiftSpans.ts';
import { EXAMPLE_SALARY_FORM, isWeeklyHolidayIncluded, parseSalaryInput, payReadings } from '../salary/form/index.ts';
import { payAmount } from '../salary/form/pay/payAmount.ts';
import { withoutTakeHome } from '../salary/form/pay/withoutTakeHome.ts';
import { takeHome } from '../salary/index.ts';
import { LEAST_PAY, MAX_HOURLY } from '../salary/payMeant.ts';
import { parseNumber } from '../validate/index.ts';
import { plainCharacters } from '../validate/plainCharacters.ts';
import { spellLetters } from '../validate/readings/spellLetters.ts';
import type { Intent, IntentContext } from './intent.ts';
import { INTENT_WORDS } from './intentWords.ts';
import { withoutWord } from './withoutWord.ts';

const MONTHS = 12;
const EMPLOYER_SIZE = 'under150';
const NO_LABELS = { amount: '', dailyHours: '', weeklyDays: '', overtimeHours: '', taxRate: '' };

/** Koreans quote pay in units of 10,000 won, often without the unit. */
const UNIT_OF_PAY = 10_000;
type Period = Intent<'pay'>['period'];

/** The name of each kind of pay in a question, and in won the least and the most that a person earns. */
const PAY = {
  hourly: { korean: '시급', english: 'hourly pay', least: LEAST_PAY.hourly, most: MAX_HOURLY },
  monthly: { korean: '월급', english: 'monthly pay', least: LEAST_PAY.monthly, most: 100_000_000n },
} as const;
const WON = { field: '', unit: 'won', allowZero: false } as const;
const HANGUL = /[가-힣]/u;
/** Words that show that a text is about pay, although it begins with other words: 안녕하세요. 연봉은 …, 월 280만원. */
const NAMES_PAY = /연봉|초봉|월 ?급|급여|기본급|시급|시간급|시간당/u;
const NAMES_PERIOD = /(?<![가-힣])[연월] ?:? ?\d/u;
/** Payments by the month or the year that are not pay. */
const OTHER_PAYMENT = /적금|저축|저금|예금|이자|구독|월세|렌탈|할부|보험료|납입|상환/u;

/** The particle and the mark after the word for a relative. */
const OF_FAMILY = '(?:은|는|이|가)?[ :]{0,3}';
/** No dependents. The count may include the employee. */
const ONLY_ONE = String.raw`(?:없|(?:본인 ?(?:포함 ?)?)?[01](?! ?[\d~-])|본인(?! ?(?:포함|외|및|과|[,+\d])))`;
/** A number of times that counts days of work; in 주 2회 재택근무 it counts something else. */
const TIMES_OF_WORK = String.raw`[회번](?= ?(?:$|[\d,()/·|]|근무|출근|알바|하루))`;

/** A negation after a word. */
const NOT = '[은는이가]? ?(?:아[님니닌]|없|안 |x(?![a-z]))';

/**
 * Conditions that change the take-home pay, but that a question cannot express: another tax, no insurance, a family, no
 * meal allowance or weekly holiday pay, and a week other than 5 days of 8 hours. Probation is not one of them, because
 * the question is about the pay after it.
 */
const UNSAID = new RegExp(
  [
    `(?:3\\.3 ?(?:%|퍼센트|프로)|프리랜서|사업 ?소득)(?!(?: ?공제|자)?${NOT})|freelance`,
    '미가입|보험(?:은|이|료)? ?(?:없|제외|안(?: |함|해)|미적용|x(?![a-z]))',
    `부양 ?가족(?!${OF_FAMILY}${ONLY_ONE})|(?:자녀|배우자)(?:${OF_FAMILY}(?:[1-9]|있)| ?(?:$|[,)/]))|(?<!부양 ?)가족 ?[2-9]|[2-9] ?인 ?가족`,
    '비과세(?!(?: ?식[대비])? ?20만)|식[대비](?:는|가)? ?(?:없|제외|x(?![a-z]))',
    '주휴(?:수당)?(?:은|이)? ?(?:없|안 |미지급|x(?![a-z]))',
    `(?<![가-힣]|(?:재택|원격|휴무)(?: ?근무)?[ :]{1,2})(?:일주일에?|주[당에]?) ?(?!5 ?[일회번]|40 ?시간)\\d{1,2}(?:[.~-]\\d{1,2})? ?(?:시간|일(?! ?(?:재택|원격|휴무))|${TIMES_OF_WORK})`,
    '(?:하루|(?<!\\d)1일)에? ?(?!8 ?시간(?! ?(?:\\d{1,2} ?분|반)))\\d',
    '(?<![가-힣]|(?:연장|초과|야간|휴일)(?:근로|근무|수당)? )월 ?(?!209)\\d{1,3} ?시간(?!분? ?(?:고정|연장|초과|포함))',
    '(?:평일|[화수목금토일]) ?(?!(?:8|40) ?시간)\\d{1,2} ?시간|주말 ?(?:만|알바)',
    '격주(?! ?(?:[월화수목금]요일 ?)?(?:재택|원격|지급|급|휴무|회식|회의|미팅))|(?:토(?:요일)?|주말) ?월 ?\\d',
    `(?:(?<![가-힣\\d]|\\d )[토일](?:요일)?|주말|휴일)(?: ?오[전후])? ?(?:근무|출근)(?! ?(?:수당|포함|금지|불가|제외|면제|시 )|${NOT})`,
  ].join('|'),
  'iu',
);
/** The start and the end of work, whose hours are those of a full day with or without its break. */
const CLOCK = String.raw`(?:오[전후] ?)?\d{1,2}(?::\d{2}| ?시(?: ?\d{1,2} ?분| ?반)?)`;
const SHIFT = new RegExp(`${CLOCK} ?(?:[-~]|부터) ?${CLOCK}`, 'gu');
const FULL_SHIFT = { from: 8 * 60, to: 9 * 60 };
/** Words around times that are not working hours: of a break, of a flexible start, of an interview. */
const BEFORE_OTHER_TIMES = /(?:점심|휴게|휴식|식사|중식|코어|시차|출근|면접|문의|상담|접수)[^\d,/)]{0,12}$/u;
const AFTER_OTHER_TIMES = /^[ (]{0,2}(?:코어|자율|선택|사이)/u;

/** Whether the times that were found are working hours. */
function isOfWork({ index, 0: times, input }: RegExpExecArray): boolean {
  const end = index + times.length;
  return (
    !BEFORE_OTHER_TIMES.test(input.slice(Math.max(0, index - 20), index)) &&
    !AFTER_OTHER_TIMES.test(input.slice(end, end + 10))
  );
}

/** Whether a text has a condition that changes the take-home pay and that a question cannot express. */
function isUnsaid(text: string): boolean {
  const plain = plainCharacters(text);
  const [times = ''] = [...plain.matchAll(SHIFT)].find(isOfWork) ?? [];
  const [shift] = shiftSpans(times);
  const isOtherShift = shift && (shift.minutes < FULL_SHIFT.from || shift.minutes > FULL_SHIFT.to);
  return isOtherShift === true || UNSAID.test(plain);
}

function payTypeOf(period: Period): keyof typeof PAY {
  return period === 'hour' ? 'hourly' : 'monthly';
}

/** The hourly wage, or the pay of a month, in whole won; rounded down, as in the salary calculator. */
function wholePay(pay: Exact, period: Period): bigint {
  return roundToWhole(period === 'year' ? pay.div(MONTHS) : pay, 'down');
}

/** The question with the amount that is probably meant; undefined if that is not a plausible pay either. */
function questionFor(text: string, rest: string, meant: Exact, period: Period): string | undefined {
  const pay = wholePay(meant, period);
  const { least, most } = PAY[payTypeOf(period)];
  if (meant.d !== 1n || pay < least || pay > most) return undefined;
  const spoken = `${rest}만`;
  const read = parseNumber(spoken, WON);
  const isSpoken = HANGUL.test(text) && read.ok && read.value.equals(meant);
  const written = `${formatExact(meant, { places: 0, group: true })}${HANGUL.test(text) ? '원' : ''}`;
  return text.replace(rest, isSpoken ? spoken : written);
}

/** The amount meant by a text that lacks the unit or the last factor; undefined for other texts. */
function spokenPay(rest: string, period: Period): Exact | undefined {
  const said = payAmount(rest, 0);
  if (said === undefined) return undefined;
  const isSmall = wholePay(said.won, period) < PAY[payTypeOf(period)].least;
  if (isSmall && said.isBare) return said.won.mul(UNIT_OF_PAY);
  return said.isGuess ? said.won : undefined;
}

/**
 * The question with the pay that the salary calculator offers for a text. Undefined if it does not offer exactly one,
 * and if a question cannot express a condition of the pay, such as hourly pay that includes weekly holiday pay.
 */
function questionOf(text: string, period: Period): string | undefined {
  if (isUnsaid(text) || (period === 'hour' && isWeeklyHolidayIncluded(text))) return undefined;
  const payType = payTypeOf(period);
  const [pay, ...others] = payReadings(text, payType);
  const { korean, english, most } = PAY[payType];
  if (pay === undefined || others.length > 0 || pay.compare(most) > 0) return undefined;
  const amount = formatExact(pay, { places: 1, minPlaces: 0, group: true });
  return HANGUL.test(text) ? `${korean} ${amount}원` : `${english} ${amount}`;
}

/**
 * The question with the pay of an hour, a month or a year that is offered for a text; undefined where it names none.
 */
function offeredQuestion(text: string): string | undefined {
  const namesPay = NAMES_PAY.test(text) || (NAMES_PERIOD.test(text) && !OTHER_PAYMENT.test(text));
  return namesPay ? (questionOf(text, 'month') ?? questionOf(text, 'hour')) : undefined;
}

function unclear(question: string | undefined): Intent<'unclearAmount'> | undefined {
  return question === undefined ? undefined : { kind: 'unclearAmount', question };
}

/** The period that a text names, and the rest of the text. */
function readPeriod(question: string): { readonly period: Period; readonly rest: string } | undefined {
  const text = withoutTakeHome(question);
  for (const period of ['year', 'month', 'hour'] as const) {
    const rest = withoutWord(text, INTENT_WORDS[period]);
    if (rest !== undefined) return { period, rest };
  }
  return undefined;
}

/**
 * A yearly, monthly or hourly pay and its monthly take-home pay, itemized as in the salary calculator for a full week,
 * one person and a meal allowance.
 *
 * - A year's pay is divided by 12 and rounded down to whole won.
 * - An amount is not used, but becomes the question that is probably meant, if it has no unit and is too small for a
 *   pay, if its last factor is missing, if its groups are malformed, or if the salary calculator offers a pay for it.
 * - A question for the take-home pay may follow the pay, as in the salary calculator. A pay that may itself be
 *   take-home pay, such as 월급 300만원 실수령, gives no intent.
 * - Undefined if the rates of the month are not known, or if nothing would be left of the pay.
 *
 * @example readPay('연봉 5000만', context) // { kind: 'pay', period: 'year', amount: 4166666n, net: ... }
 * @example readPay('연봉 5000', context) // { kind: 'unclearAmount', question: '연봉 5000만' }
 */
export function readPay(text: string, { today }: IntentContext): Intent<'pay' | 'unclearAmount'> | undefined {
  const asked = readPeriod(text);
  if (asked === undefined) return unclear(offeredQuestion(text));
  const { period, rest } = asked;
  const meant = spokenPay(rest, period);
  if (meant !== undefined) return unclear(questionFor(text, rest, meant, period));
  const typed = parseNumber(spellLetters(rest), WON);
  if (!typed.ok) return unclear(questionOf(text, period));
  const amount = wholePay(typed.value, period);
  const payType = payTypeOf(period);
  const input = parseSalaryInput({ ...EXAMPLE_SALARY_FORM, payType, amount: amount.toString() }, NO_LABELS);
  if (!input.ok) return undefined;
  const month = { year: today.year, month: today.month };
  const { way, net } = takeHome(input.value, month, { employerSize: EMPLOYER_SIZE });
  return way === 'itemised' && net > 0n ? { kind: 'pay', period, amount, net, month } : undefined;
}

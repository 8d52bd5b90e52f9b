import { type Exact, exact, roundExact } from '../../exact/index.ts';
import { calculation, numberReadings, parseNumber } from '../../validate/index.ts';
import { listedValues } from '../../validate/numberLists.ts';
import { plainCharacters } from '../../validate/plainCharacters.ts';
import type { PayType } from '../payInput.ts';
import { LEAST_PAY, MAX_HOURLY, YEARLY_FROM } from '../payMeant.ts';
import { ALLOWANCE, BONUS, LEFT_OUT, MONTHLY_ALLOWANCE } from './allowanceWords.ts';
import { isAfterTax } from './isAfterTax.ts';
import { WEEKLY_HOLIDAY_INCLUDED } from './isWeeklyHolidayIncluded.ts';
import { monthlyAllowance } from './monthlyAllowance.ts';
import { MAX_AMOUNT_PLACES } from './parseSalaryInput.ts';
import { MANWON_BELOW, payAmount } from './payAmount.ts';
import { AFTER, BEFORE, BESIDE, FOR_MONTH, NOTES, PAID_FOR, type Period } from './payWords.ts';
import { GROSS, withoutNet } from './withoutNet.ts';
import { withoutTakeHome } from './withoutTakeHome.ts';
import { withoutTerms } from './withoutTerms.ts';

const MONTHS = 12;
const TEN = 10;
/** A year's pay that includes the severance pay of a month. */
const MONTHS_WITH_SEVERANCE = 13;
/** Longer texts are prose. */
const MAX_LENGTH = 100;

const SEVERANCE = new RegExp(
  String.raw`(?: ?[,/·|])? ?\(?(?:퇴직금(?:은|이|을|도)? ?(?:(?<included>포함)|${LEFT_OUT}|있음|지급|제공)|\+ ?퇴직금(?: ?(?:${LEFT_OUT}))?(?! ?[\d포]))\)?`,
  'u',
);
/** In won: an amount with allowances outside of these is the pay of a month. */
const USUAL_HOURLY = { from: 5_000, to: MAX_HOURLY };
const IN_MONTH = new RegExp(String.raw`^,? ?\((?:${MONTHLY_ALLOWANCE})`, 'u');
/** Allowances that are a part of the pay: (식대 20만 포함), but not 미포함. */
const INCLUDED = new RegExp(String.raw`,? ?\((?:${ALLOWANCE})[^()]{0,30}(?<![미불])포함\)`, 'u');
const ENGLISH_AMOUNT = String.raw`₩?\d[\d,.]{0,9}(?: won| krw)?`;
/** The same of weekly holiday pay, with its brackets and an amount before or behind it: (2,064 won of which is …). */
const HOLIDAY_INCLUDED = new RegExp(
  String.raw`,? ?\(?(?:(?<=\(|, )${ENGLISH_AMOUNT} )?(?:${WEEKLY_HOLIDAY_INCLUDED.source})(?: pay| allowance)?(?: of ${ENGLISH_AMOUNT})?\)?`,
  'iu',
);
/** What is paid beside a pay; without a plus it may be a part of it, except of 기본급, which is the rest of a pay. */
const EXTRAS: Readonly<Record<Period | 'base', RegExp>> = {
  hour: /(?!)/u,
  base: new RegExp(`(?: ?[+,/·] ?| )(?:${ALLOWANCE})[ :]{0,3}`, 'u'),
  month: new RegExp(String.raw` ?\+ ?(?:${ALLOWANCE})[ :]{0,3}`, 'u'),
  year: new RegExp(String.raw` ?\+ ?(?:${BONUS})[ :]{0,3}`, 'u'),
};
const BASE = /^(?:월 ?)?기본급/u;
/** In won: a twelfth may be rounded to units of 10,000 won. */
const TWELFTH_WITHIN = 10_000;
/** The pay of a month beside that of the year: (월 350만). */
const TWELFTH = / ?\((?:월 ?급여|월급|월)[ :]{0,3}(?<amount>[^()]{1,20})\)$/u;
/** Words for a pay that may be that of a month or of a year; not 월급여 and 1월 급여. */
const NAMES_NO_PERIOD = /^(?:급여|기본급|base)/iu;
/** A year's pay with what makes it the pay of a month. */
const DIVIDED = / ?[÷/] ?(?<months>1[23])(?:개월)?$/u;

/** The end of a sentence; a point behind a digit may be a decimal point. */
const STOP = /(?<=[^\d\s.,])[.,。]$/u;

/** A text that names its period, and its amount. */
type Pay = {
  readonly period: Period;
  readonly amount: string;
  /** What is paid beside that amount. */
  readonly extras: readonly string[];
  readonly months: number;
  /** Whether the text says for which period the pay is. */
  readonly isNamed: boolean;
  /** Only the division says that it is the pay of a year. */
  readonly isDivided: boolean;
};

/** An amount without a period in a field for the pay of a month. */
const UNNAMED = { period: 'month', months: MONTHS, isNamed: false } as const;

function isHourly(won: Exact): boolean {
  return won.compare(USUAL_HOURLY.from) >= 0 && won.compare(USUAL_HOURLY.to) <= 0;
}

function isForMonth(text: string, payType: PayType): boolean {
  return payType === 'monthly' && FOR_MONTH.test(text);
}

function isYearly(won: Exact): boolean {
  return won.compare(YEARLY_FROM) >= 0;
}

/** The period that a text names, and the rest of it without the time that it is paid for. */
function periodOf(text: string): readonly [Period, string] | undefined {
  for (const [period, mark] of [...BEFORE, ...AFTER]) {
    if (mark.test(text)) return [period, text.replace(mark, '').replace(PAID_FOR[period], '')];
  }
  return undefined;
}

function without(notes: readonly RegExp[], text: string): string {
  return notes
    .reduce((rest, note) => rest.replace(note, ' '), text)
    .replace(/ +/gu, ' ')
    .trim();
}

/** A text without the terms of the pay that it names. */
function namedPay(text: string): string {
  const pay = withoutTerms(text).trim();
  return periodOf(pay) ? pay : text;
}

/**
 * The amount that a text without its period is, or both ends of a range; small ones are in units of 10,000 won. Other
 * amounts side by side are different pays, or the same one with and without weekly holiday pay, which have no sum.
 */
function amountsOf(text: string, manwonBelow: number): readonly Exact[] {
  const read = (amount: string) => payAmount(amount, manwonBelow)?.won;
  const won = read(text);
  if (won !== undefined) return [won];
  const readings = listedValues(text, read).length > 1 ? [] : numberReadings(text, read, 'won');
  return readings.length > 2 ? [] : readings;
}

/** The amounts that a pay may be, with what is paid beside it; empty where one of its parts is not an amount. */
function sumsOf({ amount, extras }: Pay, manwonBelow: number): readonly Exact[] {
  if (extras.length === 0) return amountsOf(amount, manwonBelow);
  const parts = [amount, ...extras].flatMap((part) => payAmount(part, manwonBelow)?.won ?? []);
  return parts.length > extras.length ? [parts.reduce((total, won) => total.add(won))] : [];
}

/**
 * Adds the amount of an allowance that is paid beside a pay of the same period, and drops one of another period and one
 * without an amount.
 */
function withAllowance(text: string): string {
  const { allowance, amount } = BESIDE.exec(text)?.groups ?? {};
  const extra = ` + ${allowance} ${amount}`;
  const [period] = periodOf(text) ?? [];
  const isAdded = amount !== undefined && period !== undefined && EXTRAS[period].test(extra);
  return text.replace(BESIDE, isAdded ? extra : '');
}

/** The pay of a year without its twelfth; one that is not a twelfth stays. */
function withoutTwelfth(text: string): string {
  const { amount = '' } = TWELFTH.exec(text)?.groups ?? {};
  const rest = text.replace(TWELFTH, '');
  const [period, pay = ''] = periodOf(rest) ?? [];
  const [month, year] = [payAmount(amount, MANWON_BELOW.month), payAmount(pay, MANWON_BELOW.year)];
  if (period !== 'year' || month === undefined || year === undefined) return text;
  return year.won.div(MONTHS).sub(month.won).abs().compare(TWELFTH_WITHIN) < 0 ? rest : text;
}

/** @param unnamed the period of a pay that is known to be one, but not of which period */
function statedPay(text: string, unnamed: 'hour' | 'month'): Pay | undefined {
  const stated = text.replace(GROSS, ' ').replace(/ +/gu, ' ').trim();
  const severance = SEVERANCE.exec(stated);
  const hasSeverance = severance?.groups?.['included'] !== undefined;
  const [included = ''] = INCLUDED.exec(stated) ?? HOLIDAY_INCLUDED.exec(stated) ?? [];
  const paid = namedPay(without([SEVERANCE, INCLUDED, HOLIDAY_INCLUDED], stated));
  const whole = withoutTwelfth(withAllowance(without(NOTES, paid)));
  // Whether it is included is not known: 퇴직금, 식대 포함.
  if (whole.includes('퇴직금')) return undefined;
  const divided = DIVIDED.exec(whole);
  const rest = whole.replace(DIVIDED, '');
  const [named, pay] = periodOf(rest) ?? [undefined, rest];
  const isNamed = named !== undefined && !NAMES_NO_PERIOD.test(rest);
  const manwonBelow = MANWON_BELOW[unnamed === 'month' ? 'year' : unnamed];
  const isOfYear = severance !== null && amountsOf(pay, manwonBelow).some(isYearly);
  const isMonthly = IN_MONTH.test(included) || !amountsOf(rest, 0).every(isHourly);
  const known = isMonthly ? 'month' : unnamed;
  const fallback = named ?? (whole === text ? undefined : known);
  const period = !isNamed && (divided || isOfYear) ? 'year' : fallback;
  if (period === undefined) return undefined;
  const [amount = '', ...extras] = pay.split(EXTRAS[BASE.test(rest) ? 'base' : period]);
  const months = Number(divided?.groups?.['months'] ?? (hasSeverance ? MONTHS_WITH_SEVERANCE : MONTHS));
  return { period, amount, extras, months, isNamed, isDivided: divided !== null && !isNamed };
}

/** The pay of an hour with the decimal places that the field takes, and that of a month in whole won, rounded down. */
function roundPay(amount: Exact, payType: PayType): Exact {
  return roundExact(amount, payType === 'hourly' ? MAX_AMOUNT_PLACES : 0, 'down');
}

/** An amount with more decimal places than the field takes, such as the result of a division. */
function cutReadings(amount: Exact, payType: PayType): readonly Exact[] {
  if (roundExact(amount, MAX_AMOUNT_PLACES).equals(amount)) return [];
  const pay = roundPay(amount, payType);
  return (payType === 'hourly' ? isHourly(pay) : pay.compare(LEAST_PAY.monthly) >= 0) ? [pay] : [];
}

/** Both ends of a range whose lower end is not pay in the scale of the upper one: 3~400 is 300~400. */
function fullRange(amounts: readonly Exact[], least: Exact): readonly Exact[] {
  const [low, high] = amounts;
  if (low === undefined || high === undefined || low.compare(least) >= 0) return amounts;
  let full = low;
  while (full.mul(TEN).compare(high) < 0) full = full.mul(TEN);
  return full.mul(TEN).equals(high) ? [] : [full, high];
}

/** What amounts of a period are in the period of the field, without those that are not pay. */
function inPeriod(
  stated: readonly Exact[],
  { period, months, isNamed }: Pick<Pay, 'period' | 'months' | 'isNamed'>,
  wanted: PayType,
): readonly Exact[] {
  if ((wanted === 'hourly') !== (period === 'hour')) return [];
  const least = exact(LEAST_PAY[wanted]);
  const amounts = fullRange(stated, period === 'year' ? least.mul(months) : least);
  const shares = amounts.map((won) => won.div(months));
  const mayBeYear = !isNamed && amounts.every(isYearly);
  const pays = period === 'year' ? shares : [...(mayBeYear ? shares : []), ...amounts];
  return pays.filter((won) => won.compare(least) >= 0);
}

/**
 * The pay that a text without a period may mean: only an amount, or the ends of a range, that is usual for a year, or
 * the pay of the hours or days of a month.
 */
function unnamedReadings(text: string, payType: PayType): readonly Exact[] {
  const read = (amount: string) => payAmount(amount, 0)?.won;
  const result = calculation(text, read);
  if (result !== undefined && isForMonth(text, payType)) return [result];
  const amounts = result === undefined ? amountsOf(text, 0) : [result];
  return amounts.every(isYearly) ? inPeriod(amounts, UNNAMED, payType) : [];
}

/**
 * The pay that a text with its period may mean, in the period that the field asks for; to be offered, never used
 * without asking. Empty where the text has no period and no amount that is usual for a year, or a period that cannot be
 * converted, and for a pay after tax.
 *
 * - `연봉 4,800만원` and `₩48,000,000 per year` are a twelfth of it a month, rounded down to won; a thirteenth where the
 *   text says so: `연봉 5,200만원 (퇴직금 포함)`, `5200만 ÷ 13`. A large amount with or without its
 *   severance pay is that of a year: `5200만원, 퇴직금 포함`.
 * - A large amount without a period may be that of a year or of a month: `세전 4,200만원`, `4,000~5,000만원`,
 *   `급여 4,200만원`.
 * - An amount with more decimal places than the field takes: `4,166,666.67` is 4,166,666 a month, `월 4,166,666.67원`
 *   too.
 * - Small amounts without a unit are in units of 10,000 won, and the last factor may be missing, as in speech: `월 300`,
 *   `연봉 5천`, `연봉 1억 2천`.
 * - Both ends of a range; if the lower end is too small to be pay, it takes the unit of the upper end: `연봉 4000~5000`,
 *   `월 3~400`.
 * - The pay that is multiplied by a time, for that period: `10,320원 x 209시간` is 10,320 an hour, and `300만원 x 6개월` is
 *   3,000,000 a month. The hours or the days of a month give the pay of the month: 2,156,880.
 * - The pay of a year whose twelfth is beside it: `연봉 4,200만원 (월 350만원)`.
 * - The pay before tax beside the one after tax: `세전 300만원 / 세후 266만원`.
 * - The sum of a pay and what is paid beside it: allowances of a month (`기본급 250만 식대 20만`, `월급 300만 (식대 20만 별도)`),
 *   bonuses of a year (`연봉 4000 + 상여 400`), and an allowance that is named by the month (`연봉 3,600만원, 식대 월 20만원 별도`).
 *   What may be a part of the pay (`월급 300만, 식대 20만`) is not added, and an allowance marked as included is ignored:
 *   `월 300만 (식대 20만 포함)`. So is what is not included, but paid for another period (`연봉 4000 (식대 20만 별도)`) or beside a
 *   pay without one. An amount with such a note is monthly pay unless it may be hourly pay: `250만 (직책수당 포함)`, but
 *   `15,000원 (야간수당 포함)`.
 * - A named pay without the greeting before it and the terms beside it, which have no amount: `월급 280만원, 수습 3개월`,
 *   `안녕하세요. 연봉 4,200만원으로 제안드립니다`.
 *
 * @param wanted whether the pay of an hour or of a month is wanted
 * @param fieldType the pay that the field asks for. In a field for that of an hour, only a large amount divided by 12
 *   or 13 is the pay of a year; `150,000/12` is a calculation.
 * @example payReadings('연봉 4800', 'monthly').map(String) // ['4000000']
 */
export function payReadings(text: string, wanted: PayType, fieldType: PayType = wanted): readonly Exact[] {
  const plain = withoutTakeHome(withoutNet(plainCharacters(text).replace(STOP, '')));
  if (plain.length > MAX_LENGTH || isAfterTax(plain)) return [];
  const parsed = parseNumber(plain, { field: '', unit: 'cash' });
  if (parsed.ok) return cutReadings(parsed.value, wanted);
  const beside = wanted === 'monthly' ? monthlyAllowance(plain) : undefined;
  const rounded = (won: Exact) => roundPay(won, wanted);
  if (beside) return payReadings(beside.rest, wanted, fieldType).map((won) => rounded(won.add(beside.won)));
  const pay = statedPay(plain, wanted === 'hourly' ? 'hour' : 'month');
  const isInWon = pay?.isDivided && fieldType === 'hourly';
  const amounts = pay ? sumsOf(pay, isInWon ? 0 : MANWON_BELOW[pay.period]) : [];
  const isStated = pay !== undefined && amounts.length > 0 && !isForMonth(plain, wanted);
  return (isStated ? inPeriod(amounts, pay, wanted) : unnamedReadings(plain, wanted)).map(rounded);
}

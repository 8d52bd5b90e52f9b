import type { Exact } from '../../../exact/index.ts';
import { numberReadings } from '../../../validate/index.ts';
import { listedValues } from '../../../validate/readings/numberLists.ts';
import { ALLOWANCE, BONUS, LEFT_OUT, MONTHLY_ALLOWANCE } from './allowanceWords.ts';
import { WEEKLY_HOLIDAY_INCLUDED } from './isWeeklyHolidayIncluded.ts';
import { MANWON_BELOW, payAmount } from './payAmount.ts';
import { AFTER, BEFORE, BESIDE, NOTES, PAID_FOR, type Period } from './payWords.ts';
import { isHourly, isYearly } from './usualPay.ts';
import { GROSS } from './withoutNet.ts';
import { withoutTerms } from './withoutTerms.ts';

/** The months of a year. */
export const MONTHS = 12;
/** A year's pay that includes the severance pay of a month. */
const MONTHS_WITH_SEVERANCE = 13;

const SEVERANCE = new RegExp(
  String.raw`(?: ?[,/·|])? ?\(?(?:퇴직금(?:은|이|을|도)? ?(?:(?<included>포함)|${LEFT_OUT}|있음|지급|제공)|\+ ?퇴직금(?: ?(?:${LEFT_OUT}))?(?! ?[\d포]))\)?`,
  'u',
);
const IN_MONTH = new RegExp(String.raw`^,? ?\((?:${MONTHLY_ALLOWANCE})`, 'u');
/** Allowances that are a part of the pay: (식대 20만 포함), but not 미포함. */
const INCLUDED = new RegExp(String.raw`,? ?\((?:${ALLOWANCE})[^()]{0,30}(?<![미불])포함\)`, 'u');
const ENGLISH_AMOUNT = String.raw`₩?\d[\d,.]{0,9}(?: won| krw)?`;
/** The same of weekly holiday pay, with its brackets and an amount before or behind it: (2,064 won of which is …). */
const HOLIDAY_INCLUDED = new RegExp(
  String.raw`,? ?\(?(?:(?<=\(|, )${ENGLISH_AMOUNT} )?(?:${WEEKLY_HOLIDAY_INCLUDED.source})(?: pay| allowance)?(?: of ${ENGLISH_AMOUNT})?\)?`,
  'iu',
);
/** Payments beside a pay. Without a plus sign they may be part of the pay, except of 기본급, which excludes them. */
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
/** The division that turns yearly pay into monthly pay. */
const DIVIDED = / ?[÷/] ?(?<months>1[23])(?:개월)?$/u;

/** A text that names its period, and its amount. */
export type Pay = {
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
 * The amount in a text whose period was removed, or both ends of a range; small ones are in units of 10,000 won. Other
 * amounts side by side are different pays, or the same pay with and without weekly holiday pay, so they are not added.
 */
export function amountsOf(text: string, manwonBelow: number): readonly Exact[] {
  const read = (amount: string) => payAmount(amount, manwonBelow)?.won;
  const won = read(text);
  if (won !== undefined) return [won];
  const readings = listedValues(text, read).length > 1 ? [] : numberReadings(text, read, 'won');
  return readings.length > 2 ? [] : readings;
}

/** The possible amounts of a pay, with the payments beside it added; empty if one of its parts is not an amount. */
export function sumsOf({ amount, extras }: Pay, manwonBelow: number): readonly Exact[] {
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

/**
 * Reads a text into the pay that it states; undefined where it names no period.
 *
 * @param unnamed the period of a pay that is known to be one, but not of which period
 */
export function statedPay(text: string, unnamed: 'hour' | 'month'): Pay | undefined {
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

import { type Exact, exact, roundExact } from '../../exact/index.ts';
import { calculation, parseNumber } from '../../validate/index.ts';
import { plainCharacters } from '../../validate/plainCharacters.ts';
import type { PayType } from '../payInput.ts';
import { LEAST_PAY } from '../payMeant.ts';
import { MAX_AMOUNT_PLACES } from './parseSalaryInput.ts';
import { isAfterTax } from './pay/isAfterTax.ts';
import { monthlyAllowance } from './pay/monthlyAllowance.ts';
import { MANWON_BELOW, payAmount } from './pay/payAmount.ts';
import { FOR_MONTH } from './pay/payWords.ts';
import { amountsOf, MONTHS, type Pay, statedPay, sumsOf } from './pay/statedPay.ts';
import { isHourly, isYearly } from './pay/usualPay.ts';
import { withoutNet } from './pay/withoutNet.ts';
import { withoutTakeHome } from './pay/withoutTakeHome.ts';

const TEN = 10;
/** Longer texts are prose. */
const MAX_LENGTH = 100;

/** The end of a sentence; a point behind a digit may be a decimal point. */
const STOP = /(?<=[^\d\s.,])[.,。]$/u;

/** An amount without a period in a field for the pay of a month. */
const UNNAMED = { period: 'month', months: MONTHS, isNamed: false } as const;

function isForMonth(text: string, payType: PayType): boolean {
  return payType === 'monthly' && FOR_MONTH.test(text);
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

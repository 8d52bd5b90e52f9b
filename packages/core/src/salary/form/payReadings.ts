import { type Exact, roundExact } from '../../exact/index.ts';
import { parseNumber } from '../../validate/index.ts';
import { plainCharacters } from '../../validate/plainCharacters.ts';
import type { SalaryForm } from './salaryForm.ts';

type Period = 'hour' | 'month' | 'year';

const MONTHS = 12;
const MANWON = 10_000;
/** An amount below this without a unit is in units of 10,000 won. */
const WON_FROM: Readonly<Record<Period, number>> = { hour: 0, month: 10_000, year: 100_000 };

const BEFORE: readonly (readonly [Period, RegExp])[] = [
  ['year', /^(?:계약 ?)?(?:연봉|연간|연|annual(?:ly)?|yearly|per year) ?:? ?/iu],
  ['month', /^(?:월급|월|한 ?달|monthly|per month) ?:? ?/iu],
  ['hour', /^(?:시급|시간당|hourly|per hour) ?:? ?/iu],
];
const AFTER: readonly (readonly [Period, RegExp])[] = [
  ['year', / ?(?:\/ ?(?:연|년|1년|yr?|year)|(?:a|per) year|p\.?a\.?|yearly)$/iu],
  ['month', / ?(?:\/ ?(?:월|달|mo|month)|(?:a|per) month|monthly)$/iu],
  ['hour', / ?(?:\/ ?(?:시간|시|h|hr|hour)|(?:an|per) hour|hourly)$/iu],
];
/** Before tax, which is what the field asks for. */
const GROSS = /^(?:세전|gross) ?|[ (](?:세전|gross)\)?$/giu;

function periodOf(text: string): readonly [Period, string] | undefined {
  for (const [period, mark] of [...BEFORE, ...AFTER]) if (mark.test(text)) return [period, text.replace(mark, '')];
  return undefined;
}

/** What an amount of a period is in the period of the field. */
function inPeriod(pay: Exact, period: Period, wanted: SalaryForm['payType']): Exact | undefined {
  if (wanted === 'hourly') return period === 'hour' ? pay : undefined;
  if (period === 'hour') return undefined;
  return period === 'year' ? roundExact(pay.div(MONTHS), 0, 'down') : pay;
}

/**
 * The pay that a text with its period may mean, in the period that the field asks for; to be offered, never used without
 * asking. Empty where the text has no period, or one that cannot be converted.
 *
 * - `연봉 4,800만원` and `₩48,000,000 per year` are a twelfth of it a month, rounded down to won.
 * - Small amounts without a unit are in units of 10,000 won: `월 300`, `연봉 4800`.
 *
 * @param payType whether the field asks for the pay of an hour or of a month
 * @example payReadings('연봉 4800', 'monthly').map(String) // ['4000000']
 */
export function payReadings(text: string, payType: SalaryForm['payType']): readonly Exact[] {
  const plain = plainCharacters(text).replaceAll(GROSS, '');
  const [period, amount] = periodOf(plain) ?? [];
  if (period === undefined || amount === undefined) return [];
  const pay = parseNumber(amount, { field: '', unit: 'won', min: 1 });
  if (!pay.ok) return [];
  const isManwon = /^[\d,]+$/u.test(amount) && pay.value.compare(WON_FROM[period]) < 0;
  return [inPeriod(isManwon ? pay.value.mul(MANWON) : pay.value, period, payType) ?? []].flat();
}

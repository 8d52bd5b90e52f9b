import { roundExact } from '../exact/index.ts';
import { EXAMPLE_SALARY_FORM, parseSalaryInput } from '../salary/form/index.ts';
import { takeHome } from '../salary/index.ts';
import { parseNumber } from '../validate/index.ts';
import type { Intent, IntentContext } from './intent.ts';
import { withoutWord } from './withoutWord.ts';
import { INTENT_WORDS } from './words.ts';

const MONTHS = 12;
const EMPLOYER_SIZE = 'under150';
const NO_LABELS = { amount: '', dailyHours: '', weeklyDays: '', overtimeHours: '', taxRate: '' };

/**
 * A yearly or monthly pay and its monthly take-home pay, itemized as in the salary calculator for a full week, one
 * person and a meal allowance.
 *
 * A year's pay is divided by 12 and rounded to whole won, half up. There is no intent where the rates of the month
 * are not known.
 *
 * @example readPay('연봉 5000만', context) // { kind: 'pay', period: 'year', amount: 4166667n, net: ... }
 */
export function readPay(text: string, { today }: IntentContext): Intent<'pay'> | undefined {
  const yearly = withoutWord(text, INTENT_WORDS.year);
  const rest = yearly ?? withoutWord(text, INTENT_WORDS.month);
  const typed = rest === undefined ? undefined : parseNumber(rest, { field: '', unit: 'won', allowZero: false });
  if (!typed?.ok) return undefined;
  const monthly = roundExact(yearly === undefined ? typed.value : typed.value.div(MONTHS), 0);
  const amount = monthly.n / monthly.d;
  const input = parseSalaryInput({ ...EXAMPLE_SALARY_FORM, amount: amount.toString() }, NO_LABELS);
  if (!input.ok) return undefined;
  const month = { year: today.year, month: today.month };
  const { way, net } = takeHome(input.value, month, { employerSize: EMPLOYER_SIZE });
  if (way !== 'itemised') return undefined;
  return { kind: 'pay', period: yearly === undefined ? 'month' : 'year', amount, net, month };
}

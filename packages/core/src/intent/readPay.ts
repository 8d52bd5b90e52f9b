import { type Exact, roundExact } from '../exact/index.ts';
import { EXAMPLE_SALARY_FORM, parseSalaryInput } from '../salary/form/index.ts';
import { takeHome } from '../salary/index.ts';
import { parseNumber } from '../validate/index.ts';
import type { Intent, IntentContext } from './intent.ts';
import { withoutWord } from './withoutWord.ts';
import { INTENT_WORDS } from './words.ts';

const MONTHS = 12;
const EMPLOYER_SIZE = 'under150';
const NO_LABELS = { amount: '', dailyHours: '', weeklyDays: '', overtimeHours: '', taxRate: '' };

/** Koreans quote pay in units of 10,000 won, often without the unit. */
const UNIT_OF_PAY = 10_000;
/** Less or more in a month is not what a person earns. */
const LEAST_MONTHLY = 100_000n;
const MOST_MONTHLY = 100_000_000n;
const NO_UNIT = /^[\d.,]+$/u;
const HANGUL = /[가-힣]/u;

function perMonth(pay: Exact, period: 'year' | 'month'): bigint {
  const monthly = roundExact(period === 'month' ? pay : pay.div(MONTHS), 0);
  return monthly.n / monthly.d;
}

/** The question with the amount in units of 10,000 won; undefined where that is no pay either. */
function askInUnits(text: string, rest: string, typed: Exact, period: 'year' | 'month'): string | undefined {
  const amount = typed.mul(UNIT_OF_PAY);
  const monthly = perMonth(amount, period);
  if (amount.d !== 1n || monthly < LEAST_MONTHLY || monthly > MOST_MONTHLY) return undefined;
  return text.replace(rest, HANGUL.test(text) ? `${rest}만` : amount.n.toLocaleString('en-US'));
}

/**
 * A yearly or monthly pay and its monthly take-home pay, itemized as in the salary calculator for a full week, one
 * person and a meal allowance.
 *
 * A year's pay is divided by 12 and rounded to whole won, half up. An amount without a unit that is too small for a pay
 * is not used; it becomes the question that is probably meant. There is no intent where the rates of the month are not
 * known, or nothing would be left of the pay.
 *
 * @example readPay('연봉 5000만', context) // { kind: 'pay', period: 'year', amount: 4166667n, net: ... }
 * @example readPay('연봉 5000', context) // { kind: 'unclearPay', question: '연봉 5000만' }
 */
export function readPay(text: string, { today }: IntentContext): Intent<'pay' | 'unclearPay'> | undefined {
  const yearly = withoutWord(text, INTENT_WORDS.year);
  const period = yearly === undefined ? 'month' : 'year';
  const rest = yearly ?? withoutWord(text, INTENT_WORDS.month);
  const typed = rest === undefined ? undefined : parseNumber(rest, { field: '', unit: 'won', allowZero: false });
  if (rest === undefined || !typed?.ok) return undefined;
  const amount = perMonth(typed.value, period);
  if (amount < LEAST_MONTHLY && NO_UNIT.test(rest)) {
    const question = askInUnits(text, rest, typed.value, period);
    return question === undefined ? undefined : { kind: 'unclearPay', question };
  }
  const input = parseSalaryInput({ ...EXAMPLE_SALARY_FORM, amount: amount.toString() }, NO_LABELS);
  if (!input.ok) return undefined;
  const month = { year: today.year, month: today.month };
  const { way, net } = takeHome(input.value, month, { employerSize: EMPLOYER_SIZE });
  return way === 'itemised' && net > 0n ? { kind: 'pay', period, amount, net, month } : undefined;
}

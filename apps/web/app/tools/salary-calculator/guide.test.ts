import { exact } from '@toolbox/core/exact';
import { MEAL_ALLOWANCE, ratesIn } from '@toolbox/core/law';
import { monthlyBases, PROBATION_CUT_PERCENT, takeHome } from '@toolbox/core/salary';
import { DEFAULT_SALARY_FORM, parseSalaryInput, type SalaryForm } from '@toolbox/core/salary/form';
import { testGuide } from '../../testing/testGuide.ts';
import { NO_LABELS } from './calculation.ts';

const MONTH = { year: 2026, month: 11 };

function monthly(amount: string, form: Partial<SalaryForm> = {}) {
  const pay = { payType: 'monthly', amount, dailyHours: '8', weeklyDays: '5' } as const;
  const input = parseSalaryInput({ ...DEFAULT_SALARY_FORM, ...pay, ...form }, NO_LABELS);
  if (!input.ok) throw new Error(amount);
  return takeHome(input.value, MONTH);
}

function ratesOf(year: number) {
  const rates = ratesIn({ ...MONTH, year });
  if (!rates.ok) throw new Error(String(year));
  return rates.value;
}

const { pension, health, care, employment, minimumWage, pensionLimits } = ratesOf(2026);
const bases = monthlyBases(exact(minimumWage.hourly), exact('40'), exact('8'));
const nextWage = ratesOf(2027).minimumWage.hourly;
const month = monthly('3000000');
const freelance = monthly('3000000', { deductionWay: 'freelance' });

testGuide('salary-calculator', {
  figures: [
    `${pension.sharePercent}%`,
    `${Number(health.totalPercent) / 2}%`,
    `${care.publishedPercent}%`,
    `${employment.sharePercent}%`,
    pensionLimits.minBase,
    pensionLimits.maxBase,
    MEAL_ALLOWANCE.monthly,
    minimumWage.hourly,
    bases.byWeeks.pay,
    bases.official.pay,
    nextWage,
    nextWage * 209n,
    month.net,
    ...month.lines.map(({ amount }) => amount),
    monthly('3333333').net,
    freelance.net,
    ...freelance.lines.map(({ amount }) => amount),
    `${PROBATION_CUT_PERCENT}%`,
  ],
  // The monthly and yearly pay of the examples, the yearly one in twelfths, and the tax rates of freelancers.
  given: [3_000_000, 40_000_000, 3_333_333, '3%', '3.3%'],
  searched: ['연봉', '월급', '실수령액'],
});

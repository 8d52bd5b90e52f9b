import { parseDate } from '@toolbox/core/dates/form';
import type { EmployerSize, YearMonth } from '@toolbox/core/law';
import { type PayMeant, payMeant, type SalaryInput, type TakeHome, takeHome } from '@toolbox/core/salary';
import { EXAMPLE_SALARY_FORM, parseSalaryInput, type SalaryForm } from '@toolbox/core/salary/form';
import { plainNumber } from '@toolbox/core/validate';
import { formatPercent } from './formatSalary.ts';

/** The calculation for the form, which the page does not wait for. */
export { EXAMPLE_SALARY_FORM, parseSalaryInput };

/** The month of a date, whose rates apply; undefined for the unknown date of the prerendered page. */
export function monthOf(day: string): YearMonth | undefined {
  const date = parseDate(day);
  return date.ok ? { year: date.value.year, month: date.value.month } : undefined;
}

export type Calculated = {
  readonly input: SalaryInput;
  readonly result: TakeHome;
  /** The flat rate of the input, formatted. */
  readonly flatPercent: string;
};

/** The take-home pay by the rates of a month. */
export function calculateTakeHome(input: SalaryInput, month: YearMonth, employerSize: EmployerSize): Calculated {
  return {
    input,
    result: takeHome(input, month, { employerSize }),
    flatPercent: formatPercent(input.taxRatePercent),
  };
}

/** A pay that is unusual for its period. */
export type UnusualPay = {
  /** In won. */
  readonly amount: bigint;
  readonly meant: PayMeant;
};

/** For forms whose failures are not shown: only those name a label. */
export const NO_LABELS = { amount: '', dailyHours: '', weeklyDays: '', overtimeHours: '', taxRate: '' };

/** The pay of a form, if it is unusual for its period. Other fields may still be missing. */
export function unusualPay({ amount, payType }: SalaryForm): UnusualPay | undefined {
  const parsed = parseSalaryInput({ ...EXAMPLE_SALARY_FORM, amount }, NO_LABELS);
  const meant = parsed.ok ? payMeant(parsed.value.amount, payType) : undefined;
  return parsed.ok && meant ? { amount: parsed.value.amount.n, meant } : undefined;
}

/** A typed number without its unit; NaN for what is more than a number, as 8:30. */
export function typedNumber(text: string, unit: 'hours' | 'days'): number {
  return Number(plainNumber(text, { field: '', unit }));
}

/** Whether any value differs, however it was typed. */
export function hasChanges(one: SalaryInput, other: SalaryInput): boolean {
  return (Object.keys(one) as readonly (keyof SalaryInput)[]).some((key) => String(one[key]) !== String(other[key]));
}

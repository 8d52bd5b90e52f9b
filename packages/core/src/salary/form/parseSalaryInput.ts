import { type Exact, exact, roundExact } from '../../exact/index.ts';
import { type Failure, fail, ok, type Result } from '../../result/index.ts';
import { parseNumber } from '../../validate/index.ts';
import type { SalaryInput } from '../payInput.ts';
import { parseDailyHours } from './hours/parseDailyHours.ts';
import { weekdayCount } from './hours/weekdayCount.ts';
import { isAfterTax } from './pay/isAfterTax.ts';
import { isPerDay } from './pay/isPerDay.ts';
import { DEFAULT_TAX_RATE, type SalaryForm } from './salaryForm.ts';

declare module '../../result/failure.ts' {
  interface FailureFacts {
    /** No amount, or one that is not above 0. */
    'salary.amountMissing': { readonly min: number };
    /** A pay after tax. */
    'salary.amountAfterTax': Readonly<Record<never, never>>;
    /** A pay of a day or a week. */
    'salary.amountPerDay': Readonly<Record<never, never>>;
    /** More decimal places than `places`. */
    'salary.amountTooFine': { readonly places: number };
    /** More digits before the decimal point than `max`. */
    'salary.amountTooLong': { readonly max: number };
    'salary.weeklyDaysMissing': Readonly<Record<never, never>>;
    /** The days per week must be a whole number from `min` to `max`. */
    'salary.weeklyDaysOutOfRange': { readonly min: number; readonly max: number };
    'salary.overtimeMissing': Readonly<Record<never, never>>;
    /** The overtime hours per month must be from `min` to `max`. */
    'salary.overtimeOutOfRange': { readonly min: number; readonly max: number };
    'salary.taxRateMissing': Readonly<Record<never, never>>;
    /** The deduction rate must be from `min` to `max` percent. */
    'salary.taxRateOutOfRange': { readonly min: number; readonly max: number };
  }
}

/** A field of the form that can be refused. */
export type SalaryField = 'amount' | 'dailyHours' | 'weeklyDays' | 'overtimeHours' | 'taxRate';
/** Why a form was refused, by field. */
export type SalaryFailures = { readonly [Field in SalaryField]?: Failure };

/** Up to 999,999,999,999 won. */
export const MAX_SALARY_DIGITS = 12;
/** The decimal places an amount of pay may have. */
export const MAX_AMOUNT_PLACES = 1;
/** The minimum days per week. */
export const MIN_WEEKLY_DAYS = 1;
/** The maximum days per week. */
export const MAX_WEEKLY_DAYS = 7;
/** The hours in a month of 31 days. */
export const MAX_OVERTIME_HOURS = 744;
/** The maximum flat deduction, in percent. */
export const MAX_TAX_RATE_PERCENT = 100;

function parseAmount(text: string, label: string): Result<Exact> {
  if (text.trim() === '') return fail('salary.amountMissing', { min: 0 });
  const amount = parseNumber(text, { field: label, unit: 'cash', allowNegative: true });
  if (!amount.ok && isAfterTax(text)) return fail('salary.amountAfterTax', {});
  if (!amount.ok) return isPerDay(text) ? fail('salary.amountPerDay', {}) : amount;
  if (amount.value.compare(0) <= 0) return fail('salary.amountMissing', { min: 0 });
  if (!roundExact(amount.value, MAX_AMOUNT_PLACES).equals(amount.value)) {
    return fail('salary.amountTooFine', { places: MAX_AMOUNT_PLACES });
  }
  if (amount.value.compare(10n ** BigInt(MAX_SALARY_DIGITS)) >= 0) {
    return fail('salary.amountTooLong', { max: MAX_SALARY_DIGITS });
  }
  return amount;
}

function parseWeeklyDays(text: string, label: string): Result<Exact> {
  if (text.trim() === '') return fail('salary.weeklyDaysMissing', {});
  const days = parseNumber(text, { field: label, unit: 'days', allowNegative: true });
  if (!days.ok) {
    const named = weekdayCount(text);
    return named === undefined ? days : ok(exact(named));
  }
  const { value } = days;
  const inRange = value.d === 1n && value.compare(MIN_WEEKLY_DAYS) >= 0 && value.compare(MAX_WEEKLY_DAYS) <= 0;
  return inRange ? days : fail('salary.weeklyDaysOutOfRange', { min: MIN_WEEKLY_DAYS, max: MAX_WEEKLY_DAYS });
}

function parseOvertime(text: string, label: string): Result<Exact> {
  if (text.trim() === '') return fail('salary.overtimeMissing', {});
  const hours = parseNumber(text, { field: label, unit: 'hours', allowNegative: true });
  if (!hours.ok) return hours;
  const inRange = hours.value.compare(0) >= 0 && hours.value.compare(MAX_OVERTIME_HOURS) <= 0;
  return inRange ? hours : fail('salary.overtimeOutOfRange', { min: 0, max: MAX_OVERTIME_HOURS });
}

function parseTaxRate(text: string, label: string): Result<Exact> {
  if (text.trim() === '') return fail('salary.taxRateMissing', {});
  const rate = parseNumber(text, { field: label, unit: 'percent', allowNegative: true });
  if (!rate.ok) return rate;
  const inRange = rate.value.compare(0) >= 0 && rate.value.compare(MAX_TAX_RATE_PERCENT) <= 0;
  return inRange ? rate : fail('salary.taxRateOutOfRange', { min: 0, max: MAX_TAX_RATE_PERCENT });
}

/**
 * Parses the whole form and returns every failure at once, by field.
 *
 * - The amount is above 0 (`salary.amountMissing`), with at most one decimal place. It is hourly or monthly pay before
 *   tax: pay after tax is `salary.amountAfterTax`, and daily or weekly pay is `salary.amountPerDay`.
 * - Hours per day and days per week are required for hourly pay: hours above 0 and at most {@link MAX_DAILY_HOURS},
 *   days a whole number from 1 to 7 or the days by name, such as `월~금`. For monthly pay their fields are disabled, so
 *   invalid text in them is not a failure: the hours count as unknown.
 * - Overtime and the deduction rate are 0 or more; above the hours of a month or 100% they are rejected. The rate is
 *   required only where the deduction is flat.
 * - Children are part of the family: children beyond the family size without the employee are not counted.
 * - Text that is not one number fails as in `parseNumber`, and so does an exponent.
 *
 * @param labels the labels of the fields, carried into the facts of a failure
 * @example
 * const hours = { dailyHours: '8', weeklyDays: '5' };
 * const form = { ...DEFAULT_SALARY_FORM, ...hours, payType: 'hourly', amount: '10,320' } as const;
 * const labels = { amount: '시급', dailyHours: '하루', weeklyDays: '일수', overtimeHours: '연장', taxRate: '공제율' };
 * const input = parseSalaryInput(form, labels);
 * input.ok && input.value.weeklyHours // 40
 */
export function parseSalaryInput(
  form: SalaryForm,
  labels: Readonly<Record<SalaryField, string>>,
): Result<SalaryInput, SalaryFailures> {
  const amount = parseAmount(form.amount, labels.amount);
  const weeklyDays = parseWeeklyDays(form.weeklyDays, labels.weeklyDays);
  const days = weeklyDays.ok ? weeklyDays.value : undefined;
  const dailyHours = parseDailyHours(form.dailyHours, labels.dailyHours, days);
  const overtimeHours = parseOvertime(form.overtimeHours, labels.overtimeHours);
  const taxRate = parseTaxRate(form.taxRate, labels.taxRate);
  const hoursNeeded = form.payType === 'hourly';
  const rateNeeded = form.deductionWay === 'flat';
  const failure: SalaryFailures = {
    ...(amount.ok ? {} : { amount: amount.failure }),
    ...(dailyHours.ok || !hoursNeeded ? {} : { dailyHours: dailyHours.failure }),
    ...(weeklyDays.ok || !hoursNeeded ? {} : { weeklyDays: weeklyDays.failure }),
    ...(overtimeHours.ok ? {} : { overtimeHours: overtimeHours.failure }),
    ...(taxRate.ok || !rateNeeded ? {} : { taxRate: taxRate.failure }),
  };
  if (!amount.ok || !overtimeHours.ok || Object.keys(failure).length > 0) return { ok: false, failure };
  return ok({
    payType: form.payType,
    amount: amount.value,
    weeklyHours: dailyHours.ok && weeklyDays.ok ? dailyHours.value.mul(weeklyDays.value) : undefined,
    overtimeHours: overtimeHours.value,
    deductionWay: form.deductionWay,
    taxRatePercent: taxRate.ok ? taxRate.value : exact(DEFAULT_TAX_RATE),
    family: form.family,
    children: Math.min(form.children, form.family - 1),
    withholdingPercent: form.withholdingPercent,
    mealsIncluded: form.mealsIncluded,
    weeklyHolidayIncluded: form.weeklyHolidayIncluded,
    weeklyHolidayCapped: form.weeklyHolidayCapped,
    probation: form.probation,
  });
}

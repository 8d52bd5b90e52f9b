import type { Failure } from '@toolbox/core';
import { parseDate } from '@toolbox/core/dates/form';
import { formatExact } from '@toolbox/core/exact';
import type { EmployerSize, YearMonth } from '@toolbox/core/law';
import { type PayType, type SalaryInput, type TakeHome, takeHome } from '@toolbox/core/salary';
import {
  EXAMPLE_SALARY_FORM,
  hourReadings,
  isWeeklyHolidayIncluded,
  parseSalaryInput,
  payReadings,
  type SalaryField,
  type SalaryForm,
} from '@toolbox/core/salary/form';
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

const PLAIN = { places: 2, minPlaces: 0 } as const;

/** Whether any field differs. */
export function hasChanges(one: SalaryForm, other: SalaryForm): boolean {
  return (Object.keys(one) as readonly (keyof SalaryForm)[]).some((key) => one[key] !== other[key]);
}

/** A pay in plain digits, with its period, and without more weekly holiday pay where it includes that. */
export type PayOffer = Pick<SalaryForm, 'payType' | 'amount'> & Partial<Pick<SalaryForm, 'weeklyHolidayIncluded'>>;

/**
 * The pay that a rejected text may mean, such as a twelfth of a year's pay; pay of the other period only where there is
 * none of its own. Empty where the text names no period.
 */
export function payOffers({ amount, payType }: SalaryForm): readonly PayOffer[] {
  // A month's pay includes weekly holiday pay either way.
  const holiday = isWeeklyHolidayIncluded(amount) ? { weeklyHolidayIncluded: false } : {};
  const offersOf = (period: PayType) =>
    payReadings(amount, period, payType).map((pay) => ({
      payType: period,
      amount: formatExact(pay, PLAIN),
      ...(period === 'hourly' ? holiday : {}),
    }));
  const own = offersOf(payType);
  return own.length > 0 ? own : offersOf(payType === 'hourly' ? 'monthly' : 'hourly');
}

/** What rejected hours of a field may mean; undefined where only a number may be meant. */
export function readingsOf(
  field: SalaryField,
  form: SalaryForm,
  failure: Failure | undefined,
): readonly string[] | undefined {
  return field === 'dailyHours' || field === 'overtimeHours' ? hourReadings(form[field], failure, field) : undefined;
}

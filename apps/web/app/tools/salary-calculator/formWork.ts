import type { Failure } from '@toolbox/core';
import { parseDate } from '@toolbox/core/dates/form';
import { formatExact } from '@toolbox/core/exact';
import type { EmployerSize, YearMonth } from '@toolbox/core/law';
import { type PayType, type SalaryInput, type TakeHome, takeHome } from '@toolbox/core/salary';
import {
  EXAMPLE_SALARY_FORM,
  isWeeklyHolidayIncluded,
  parseSalaryInput,
  payReadings,
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
export function workOut(input: SalaryInput, month: YearMonth, employerSize: EmployerSize): Calculated {
  return {
    input,
    result: takeHome(input, month, { employerSize }),
    flatPercent: formatPercent(input.taxRatePercent),
  };
}

const PLAIN = { places: 2, minPlaces: 0 } as const;

/** Whether any field differs. */
export function differs(one: SalaryForm, other: SalaryForm): boolean {
  return (Object.keys(one) as readonly (keyof SalaryForm)[]).some((key) => one[key] !== other[key]);
}

const PAIR = /^(?<first>[\d.]+)(?::\d+)? ?(?<mark>[-−/÷]) ?(?<second>[\d.]+)(?::\d+)?$/u;
/** The last hour of the 24-hour clock. */
const LAST_HOUR = 24;
/** The longest day's work that is likely beside the days of a week. */
const LONG_DAY = 12;

/** Whether the numbers are two times of the day, as in 13-6, or the hours of a day with the days of a week: 8/5. */
function isTimesOrHours(text: string): boolean {
  const { first, mark = '', second } = PAIR.exec(text.normalize('NFKC').trim())?.groups ?? {};
  if ('/÷'.includes(mark)) return Number(first) <= LONG_DAY;
  // A lower number before a higher one may be a range.
  return Number(first) <= LAST_HOUR && Number(first) >= Number(second);
}

/** The hours per day that a rejected text may mean; undefined where only a number or a calculation may be meant. */
export function hourOffers(text: string, failure: Failure | undefined): readonly string[] | undefined {
  if (failure?.code === 'salary.dailyHoursWeekly') return [failure.facts.daily];
  if (failure?.code === 'salary.dailyHoursShift') return [...new Set([failure.facts.worked, failure.facts.whole])];
  return isTimesOrHours(text) ? [] : undefined;
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

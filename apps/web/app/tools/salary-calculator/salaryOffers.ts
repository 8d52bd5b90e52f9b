import type { Failure } from '@toolbox/core';
import { formatExact } from '@toolbox/core/exact';
import type { PayType } from '@toolbox/core/salary';
import {
  hourReadings,
  isWeeklyHolidayIncluded,
  payReadings,
  type SalaryField,
  type SalaryForm,
} from '@toolbox/core/salary/form';

const PLAIN = { places: 2, minPlaces: 0 } as const;

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
export function hourOffers(
  field: SalaryField,
  form: SalaryForm,
  failure: Failure | undefined,
): readonly string[] | undefined {
  return field === 'dailyHours' || field === 'overtimeHours' ? hourReadings(form[field], failure, field) : undefined;
}

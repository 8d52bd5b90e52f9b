import { fail, ok, type Result } from '../../result/index.ts';
import { assertWhole } from '../assertWhole.ts';
import { type CivilDate, MAX_YEAR, MIN_YEAR } from '../dayNumber.ts';
import { addBusinessDays } from '../holidays/addBusinessDays.ts';
import { addPeriod } from './addPeriod.ts';

/** A unit in which a date is moved. */
export type ShiftUnit = 'days' | 'weeks' | 'months' | 'years' | 'businessDays';

/** A date that was moved. `lastOfMonth` is set if the day did not exist and the last day of the month was taken. */
export type ShiftedDate = {
  readonly date: CivilDate;
  /** The resulting month has no such day, so its last day is used. */
  readonly lastOfMonth: boolean;
};

/**
 * Adds a number of days, weeks, months, years or business days; a negative number goes back.
 *
 * - Calendar units follow `addPeriod`, business days `addBusinessDays` with its `dates.holidayYearOutOfRange`.
 * - A result outside the years of `parseDate` is `dates.yearOutOfRange`: no date field could show it.
 *
 * @param count a whole number, see `parseDayCount`
 * @param extraHolidays further days that are not business days, see `addBusinessDays`
 * @throws RangeError unless the count is a safe integer
 * @example
 * shiftDate({ year: 2026, month: 1, day: 31 }, 1, 'months')
 * // { ok: true, value: { date: { year: 2026, month: 2, day: 28 }, lastOfMonth: true } }
 */
export function shiftDate(
  date: CivilDate,
  count: number,
  unit: ShiftUnit,
  extraHolidays: readonly CivilDate[] = [],
): Result<ShiftedDate> {
  assertWhole(count);
  const arrived =
    unit === 'businessDays' ? addBusinessDays(date, count, extraHolidays) : ok(addPeriod(date, { [unit]: count }));
  if (!arrived.ok) return arrived;
  const { year, day } = arrived.value;
  if (year < MIN_YEAR || year > MAX_YEAR) return fail('dates.yearOutOfRange', { min: MIN_YEAR, max: MAX_YEAR });
  return ok({ date: arrived.value, lastOfMonth: (unit === 'months' || unit === 'years') && day !== date.day });
}

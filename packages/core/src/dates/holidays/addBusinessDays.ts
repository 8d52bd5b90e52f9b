import { fail, ok, type Result } from '../../result/index.ts';
import { assertWhole } from '../assertWhole.ts';
import { type CivilDate, fromDayNumber, toDayNumber } from '../dayNumber.ts';
import { weekday } from '../weekday.ts';
import { type HolidayLookup, holidayLookup } from './holidayLookup.ts';
import { HOLIDAY_YEARS } from './koreanHolidays.ts';

/** No year has had fewer business days; used only to estimate how many years of holidays are needed. */
const MIN_BUSINESS_DAYS_A_YEAR = 200;

function lookupAround(
  { year }: CivilDate,
  businessDays: number,
  extraHolidays: readonly CivilDate[],
): Result<HolidayLookup> {
  const reach = Math.ceil(Math.abs(businessDays) / MIN_BUSINESS_DAYS_A_YEAR);
  const far = businessDays < 0 ? Math.max(HOLIDAY_YEARS.min, year - reach) : Math.min(HOLIDAY_YEARS.max, year + reach);
  return holidayLookup(Math.min(year, far), Math.max(year, far), extraHolidays);
}

function isBusinessDay(dayNumber: number, lookup: HolidayLookup): boolean {
  const day = weekday(fromDayNumber(dayNumber));
  return day !== 0 && day !== 6 && !lookup.has(dayNumber);
}

/**
 * The date a number of business days later, or earlier when it is negative.
 *
 * The date itself is not counted, so 0 returns it whatever day it is. Weekends and the public holidays of South Korea
 * are skipped; a result outside the years of `koreanHolidays` is `dates.holidayYearOutOfRange`.
 *
 * @param extraHolidays company holidays, and days that `koreanHolidays` does not include
 * @throws RangeError unless the number of days is a safe integer
 * @example
 * // 24 to 26 September are Chuseok, the 27th is a Sunday.
 * addBusinessDays({ year: 2026, month: 9, day: 23 }, 1) // { ok: true, value: { year: 2026, month: 9, day: 28 } }
 */
export function addBusinessDays(
  date: CivilDate,
  businessDays: number,
  extraHolidays: readonly CivilDate[] = [],
): Result<CivilDate> {
  assertWhole(businessDays);
  const lookup = lookupAround(date, businessDays, extraHolidays);
  if (!lookup.ok) return lookup;
  const step = businessDays < 0 ? -1 : 1;
  let dayNumber = toDayNumber(date);
  for (let left = Math.abs(businessDays); left > 0; ) {
    dayNumber += step;
    const { year } = fromDayNumber(dayNumber);
    if (year < HOLIDAY_YEARS.min || year > HOLIDAY_YEARS.max) return fail('dates.holidayYearOutOfRange', HOLIDAY_YEARS);
    if (isBusinessDay(dayNumber, lookup.value)) left -= 1;
  }
  return ok(fromDayNumber(dayNumber));
}

/**
 * The date itself if it is a business day, else the next one: the end of a period whose last day is a Saturday or a
 * holiday.
 *
 * @see 민법 제161조, checked 2026-11-20
 * @example
 * // 5 October is a substitute holiday.
 * nextBusinessDay({ year: 2026, month: 10, day: 3 }) // { ok: true, value: { year: 2026, month: 10, day: 6 } }
 */
export function nextBusinessDay(date: CivilDate, extraHolidays: readonly CivilDate[] = []): Result<CivilDate> {
  return addBusinessDays(fromDayNumber(toDayNumber(date) - 1), 1, extraHolidays);
}

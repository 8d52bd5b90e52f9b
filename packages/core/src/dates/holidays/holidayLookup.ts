import { ok, type Result } from '../../result/index.ts';
import { type CivilDate, toDayNumber } from '../dayNumber.ts';
import { type KoreanHoliday, koreanHolidays } from './koreanHolidays.ts';

/** The public holidays of several years by day number; extra days have no name. */
export type HolidayLookup = ReadonlyMap<number, KoreanHoliday>;

/**
 * Collects the holidays of consecutive years.
 *
 * @param extraHolidays company holidays, and days that `koreanHolidays` does not include
 * @returns `dates.holidayYearOutOfRange` where one of the years is not known
 */
export function holidayLookup(
  fromYear: number,
  toYear: number,
  extraHolidays: readonly CivilDate[] = [],
): Result<HolidayLookup> {
  const lookup = new Map<number, KoreanHoliday>();
  for (const date of extraHolidays) lookup.set(toDayNumber(date), { date, ids: [], substitute: false });
  for (let year = fromYear; year <= toYear; year += 1) {
    const holidays = koreanHolidays(year);
    if (!holidays.ok) return holidays;
    for (const holiday of holidays.value) lookup.set(toDayNumber(holiday.date), holiday);
  }
  return ok(lookup);
}

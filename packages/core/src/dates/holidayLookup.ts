import { ok, type Result } from '../result/index.ts';
import { type CivilDate, toDayNumber } from './dayNumber.ts';
import { type KoreanHoliday, koreanHolidays } from './koreanHolidays.ts';

/** The public holidays of several years by day number, with the extra days as rows without a name. */
export type HolidayLookup = ReadonlyMap<number, KoreanHoliday>;

/**
 * Gathers the holidays of a run of years.
 *
 * @param extraHolidays a firm's own days off, and days that `koreanHolidays` does not know
 * @returns `dates.holidayYearOutOfRange` where a year of the run is not known
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

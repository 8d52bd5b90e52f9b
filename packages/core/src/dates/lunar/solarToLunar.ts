import { fail, ok, type Result } from '../../result/index.ts';
import { type CivilDate, toDayNumber } from '../dayNumber.ts';
import { LUNAR_YEAR_RANGE, type LunarDate, lunarToSolar } from './lunarToSolar.ts';

const MONTHS = Array.from({ length: 12 }, (_, index) => index + 1);

/** The day number of the first day of a lunar month; infinite where the calendar does not have it. */
function firstDayOf(month: Omit<LunarDate, 'day'>): number {
  const first = lunarToSolar({ ...month, day: 1 });
  return first.ok ? toDayNumber(first.value) : Number.POSITIVE_INFINITY;
}

/**
 * The date in the Korean lunar calendar of a solar date, the reverse of {@link lunarToSolar}. Dates outside of the
 * lunar years {@link LUNAR_YEAR_RANGE} are `dates.lunarYearOutOfRange`.
 */
export function solarToLunar(date: CivilDate): Result<LunarDate> {
  const day = toDayNumber(date);
  // The last lunar months of a year are in the next solar year.
  const month = [date.year - 1, date.year]
    .flatMap((year) => MONTHS.flatMap((number) => [false, true].map((leap) => ({ year, month: number, leap }))))
    .findLast((candidate) => firstDayOf(candidate) <= day);
  const lunar = month && { ...month, day: day - firstDayOf(month) + 1 };
  return lunar && lunarToSolar(lunar).ok ? ok(lunar) : fail('dates.lunarYearOutOfRange', LUNAR_YEAR_RANGE);
}

import { FIXED_HOLIDAYS, type HolidayId, LUNAR_HOLIDAYS } from '../../law/holidayRules.ts';
import { ONE_OFF_HOLIDAYS } from '../../law/oneOffHolidays.ts';
import { fail, ok, type Result } from '../../result/index.ts';
import { type CivilDate, fromDayNumber, toDayNumber } from '../dayNumber.ts';
import { LUNAR_YEAR_RANGE, lunarToSolar } from '../lunar/lunarToSolar.ts';
import { substituteDays } from './substituteDays.ts';

declare module '../../result/failure.ts' {
  interface FailureFacts {
    /** The holidays of that year are not known to the tool. */
    'dates.holidayYearOutOfRange': { readonly min: number; readonly max: number };
  }
}

/** A public holiday. A date on which two of them fall has both ids. */
export type KoreanHoliday = {
  readonly date: CivilDate;
  /** The holidays that fall on the date; for a substitute day, the holidays it replaces. */
  readonly ids: readonly HolidayId[];
  readonly substitute: boolean;
};

/** The years for which holidays are computed: from the first whose decrees are known to the end of the lunar table. */
export const HOLIDAY_YEARS = { min: 2000, max: LUNAR_YEAR_RANGE.max } as const;

/**
 * The holidays by day number, without their substitutes; undefined in a year that the lunar table does not have. Two
 * can fall on one day.
 */
function namedHolidays(year: number): Map<number, HolidayId[]> | undefined {
  const days = new Map<number, HolidayId[]>();
  const add = (dayNumber: number, id: HolidayId) => days.set(dayNumber, [...(days.get(dayNumber) ?? []), id]);
  for (const { id, month, day, from = year, until = year } of FIXED_HOLIDAYS) {
    if (from <= year && year <= until) add(toDayNumber({ year, month, day }), id);
  }
  for (const { id, month, day, around } of LUNAR_HOLIDAYS) {
    const solar = lunarToSolar({ year, month, day });
    if (!solar.ok) return undefined;
    const middle = toDayNumber(solar.value);
    for (let dayNumber = middle - around; dayNumber <= middle + around; dayNumber += 1) add(dayNumber, id);
  }
  for (const { id, date } of ONE_OFF_HOLIDAYS) {
    if (!date.startsWith(`${year}-`)) continue;
    add(toDayNumber({ year, month: Number(date.slice(5, 7)), day: Number(date.slice(8)) }), id);
  }
  return days;
}

/**
 * The public holidays of South Korea in a year, with the substitute days, in calendar order.
 *
 * - Each year follows the decree that was in force on the day; future years follow the decree in force today, which may
 *   change.
 * - Sundays are holidays by the decree but not listed. Two holidays on one date make one row.
 * - Election days and temporary holidays (임시공휴일) follow no calendar rule. Those since 2015 are listed;
 *   `businessDays` takes others as extra days.
 * - Years outside {@link HOLIDAY_YEARS} are `dates.holidayYearOutOfRange`.
 *
 * @see 관공서의 공휴일에 관한 규정 제2조, 제3조 (대통령령 제36290호, in force 2026-05-11), checked 2026-11-20
 * @example
 * const holidays = koreanHolidays(2027);
 * holidays.ok && holidays.value.find(({ substitute }) => substitute)
 * // { date: { year: 2027, month: 2, day: 9 }, ids: ['seollal'], substitute: true }
 */
export function koreanHolidays(year: number): Result<readonly KoreanHoliday[]> {
  const named = year < HOLIDAY_YEARS.min ? undefined : namedHolidays(year);
  if (named === undefined) return fail('dates.holidayYearOutOfRange', HOLIDAY_YEARS);
  const rows = [
    ...[...named].map(([dayNumber, ids]) => ({ dayNumber, ids, substitute: false })),
    ...substituteDays(named).map(({ dayNumber, ids }) => ({ dayNumber, ids, substitute: true })),
  ];
  rows.sort((a, b) => a.dayNumber - b.dayNumber);
  return ok(rows.map(({ dayNumber, ids, substitute }) => ({ date: fromDayNumber(dayNumber), ids, substitute })));
}

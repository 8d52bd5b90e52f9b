import { fail, ok, type Result } from '../../result/index.ts';
import type { CivilDate } from '../dayNumber.ts';
import { addDays } from '../spans/addPeriod.ts';
import { FIRST_LUNAR_DAY, FIRST_LUNAR_YEAR, LUNAR_YEARS } from './lunarYears.ts';

declare module '../../result/failure.ts' {
  interface FailureFacts {
    /** The lunar year is outside the table. */
    'dates.lunarYearOutOfRange': { readonly min: number; readonly max: number };
    /** The lunar year has no such month or day. */
    'dates.notLunarDate': Readonly<Record<never, never>>;
  }
}

/** A day of the Korean lunar calendar. `leap` marks the repeated month (윤달). */
export type LunarDate = CivilDate & { readonly leap?: boolean };

/** The lunar years that can be converted. */
export const LUNAR_YEAR_RANGE = { min: FIRST_LUNAR_YEAR, max: FIRST_LUNAR_YEAR + LUNAR_YEARS.length - 1 } as const;

const SHORT_MONTH_DAYS = 29;

/** The days of months, of which the long ones have a day more. */
function daysOf(lengths: string): number {
  return lengths.length * SHORT_MONTH_DAYS + lengths.replaceAll('0', '').length;
}

/** The index of the month in its year, counting the leap month; outside the year if it has no such month. */
function monthPosition({ month, leap = false }: LunarDate, leapMonth: number): number {
  const repeated = leapMonth === 0 ? Number.POSITIVE_INFINITY : leapMonth;
  if (leap) return month === repeated ? month : -1;
  return month > repeated ? month : month - 1;
}

/**
 * The solar date of a date in the Korean lunar calendar.
 *
 * - Lunar years {@link LUNAR_YEAR_RANGE}; others are `dates.lunarYearOutOfRange`.
 * - A leap month that the year does not have, or the 30th of a month of 29 days, is `dates.notLunarDate`.
 *
 * @example lunarToSolar({ year: 2027, month: 1, day: 1 }) // { ok: true, value: { year: 2027, month: 2, day: 7 } }
 */
export function lunarToSolar(date: LunarDate): Result<CivilDate> {
  const index = date.year - FIRST_LUNAR_YEAR;
  const row = LUNAR_YEARS[index];
  if (row === undefined) return fail('dates.lunarYearOutOfRange', LUNAR_YEAR_RANGE);
  const lengths = row.slice(1);
  const position = monthPosition(date, Number.parseInt(row.charAt(0), 16));
  const length = daysOf(lengths[position] ?? '');
  if (!Number.isInteger(date.day) || date.day < 1 || date.day > length) return fail('dates.notLunarDate', {});
  const earlierYears = LUNAR_YEARS.slice(0, index).map((code) => code.slice(1));
  return ok(addDays(FIRST_LUNAR_DAY, daysOf(earlierYears.join('') + lengths.slice(0, position)) + date.day - 1));
}

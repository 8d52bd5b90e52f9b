import { ok, type Result } from '../../result/index.ts';
import { type CivilDate, fromDayNumber, toDayNumber } from '../dayNumber.ts';
import { weekday } from '../weekday.ts';
import { holidayLookup } from './holidayLookup.ts';
import type { KoreanHoliday } from './koreanHolidays.ts';

/** Whether the two ends count, and days off besides the public holidays. */
export type BusinessDayOptions = {
  /** Count the first day. Off by default: a period does not count the day on which it begins (민법 제157조). */
  readonly countStart?: boolean;
  /** Count the last day. On by default. */
  readonly countEnd?: boolean;
  /** Company holidays, and election days and temporary holidays that `koreanHolidays` does not include. */
  readonly extraHolidays?: readonly CivilDate[];
};

/** How the days between two dates divide into business days, weekends and holidays. */
export type BusinessDays = {
  /** Mondays to Fridays that are not public holidays. */
  readonly businessDays: number;
  /** Saturdays and Sundays. */
  readonly weekendDays: number;
  /** The holidays that fell on a Monday to Friday, in calendar order. */
  readonly holidays: readonly KoreanHoliday[];
  /** All days counted: the three above together. */
  readonly days: number;
  /** The end is before the start; the same span was counted from the earlier date. */
  readonly reversed: boolean;
};

/**
 * Counts the business days between two dates by the public holidays of South Korea.
 *
 * - `countStart` and `countEnd` apply to the earlier and the later date. With neither, only the days between are
 *   counted; two equal dates are one day with both and none otherwise.
 * - Past election days and temporary holidays are included (see `koreanHolidays`); others count only if they are
 *   passed as `extraHolidays`.
 * - Dates outside the years of `koreanHolidays` are `dates.holidayYearOutOfRange`.
 *
 * @see 민법 제157조; 관공서의 공휴일에 관한 규정, checked 2026-11-20
 * @example
 * // 24 and 25 September are Chuseok, the 26th and 27th a weekend.
 * businessDays({ year: 2026, month: 9, day: 23 }, { year: 2026, month: 9, day: 28 })
 * // { ok: true, value: { businessDays: 1, weekendDays: 2, days: 5, … } }
 */
export function businessDays(
  start: CivilDate,
  end: CivilDate,
  { countStart = false, countEnd = true, extraHolidays = [] }: BusinessDayOptions = {},
): Result<BusinessDays> {
  const reversed = toDayNumber(end) < toDayNumber(start);
  const [earlier, later] = reversed ? [end, start] : [start, end];
  const lookup = holidayLookup(earlier.year, later.year, extraHolidays);
  if (!lookup.ok) return lookup;
  let open = 0;
  let weekendDays = 0;
  const holidays: KoreanHoliday[] = [];
  const first = toDayNumber(earlier) + (countStart ? 0 : 1);
  const last = toDayNumber(later) - (countEnd ? 0 : 1);
  for (let dayNumber = first; dayNumber <= last; dayNumber += 1) {
    const day = weekday(fromDayNumber(dayNumber));
    const holiday = lookup.value.get(dayNumber);
    if (day === 0 || day === 6) weekendDays += 1;
    else if (holiday !== undefined) holidays.push(holiday);
    else open += 1;
  }
  return ok({ businessDays: open, weekendDays, holidays, days: open + weekendDays + holidays.length, reversed });
}

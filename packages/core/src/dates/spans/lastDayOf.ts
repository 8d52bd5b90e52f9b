import type { CivilDate } from '../dayNumber.ts';
import { addDays } from './addPeriod.ts';
import { type ShiftUnit, shiftDate } from './shiftDate.ts';

/**
 * The last day of a length in calendar units whose first day is the given date: the day before the same day of the
 * later month, or the last day of a month that lacks it.
 *
 * @param count a whole number from 1
 * @returns undefined beyond the years of `parseDate`
 * @throws RangeError unless the count is a safe integer
 * @see 민법 제159조, 제160조, checked 2026-11-26
 * @example lastDayOf({ year: 2025, month: 11, day: 17 }, 18, 'months') // { year: 2027, month: 5, day: 16 }
 */
export function lastDayOf(
  start: CivilDate,
  count: number,
  unit: Exclude<ShiftUnit, 'businessDays'>,
): CivilDate | undefined {
  const next = shiftDate(start, count, unit);
  if (!next.ok) return undefined;
  return next.value.lastOfMonth ? next.value.date : addDays(next.value.date, -1);
}

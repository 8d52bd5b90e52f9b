import { addDays } from '../addPeriod.ts';
import type { CivilDate } from '../dayNumber.ts';
import { type ShiftUnit, shiftDate } from '../shiftDate.ts';

/**
 * The last day of a length that begins with a date: the day before the same day of the later month, or the last day of
 * a month that lacks it (민법 제159조, 제160조). Undefined beyond the years of `parseDate`.
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

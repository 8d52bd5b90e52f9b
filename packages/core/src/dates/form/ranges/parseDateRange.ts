import { fail, ok, type Result } from '../../../result/index.ts';
import { plainLetters } from '../../../validate/plainCharacters.ts';
import { type CivilDate, toDayNumber } from '../../dayNumber.ts';
import { parseDate } from '../days/parseDate.ts';
import type { DateOrder } from '../days/writtenDate.ts';
import { rangeParts } from './rangeParts.ts';

declare module '../../../result/failure.ts' {
  interface FailureFacts {
    /** The range has more days than the form takes. */
    'dates.rangeTooLong': { readonly days: number; readonly max: number };
  }
}

/** The first and the last day of a range, which may be the same. */
export type ParsedDateRange = { readonly start: CivilDate; readonly end: CivilDate };

/** `maxDays` counts both ends. */
export type DateRangeOptions = { readonly maxDays: number; readonly order?: DateOrder };

/**
 * Parses one date or two with a mark of a range between them, such as `2026-12-28 ~ 2026-12-31`; the earlier one is
 * the start. Each must be a whole date that {@link parseDate} accepts, otherwise the failure is that of the date; what
 * `12/28 ~ 31` may mean is among the {@link dateReadings}. More than `maxDays` is `dates.rangeTooLong`.
 *
 * @example
 * parseDateRange('2026-12-28 ~ 2026-12-31', { maxDays: 100 })
 * // { ok: true, value: { start: { year: 2026, month: 12, day: 28 }, end: { year: 2026, month: 12, day: 31 } } }
 */
export function parseDateRange(text: string, { maxDays, order }: DateRangeOptions): Result<ParsedDateRange> {
  const whole = parseDate(text, order);
  if (whole.ok) return ok({ start: whole.value, end: whole.value });
  const parts = rangeParts(plainLetters(text));
  if (parts === undefined) return whole;
  const first = parseDate(parts.first, order);
  if (!first.ok) return first;
  const second = parseDate(parts.second, order);
  if (!second.ok) return second;
  const between = toDayNumber(second.value) - toDayNumber(first.value);
  const days = Math.abs(between) + 1;
  if (days > maxDays) return fail('dates.rangeTooLong', { days, max: maxDays });
  return ok(between < 0 ? { start: second.value, end: first.value } : { start: first.value, end: second.value });
}

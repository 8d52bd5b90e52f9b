import { fail, ok, type Result } from '../result/index.ts';
import type { CivilDate } from './dayNumber.ts';
import { daysInMonth } from './daysInMonth.ts';

declare module '../result/failure.ts' {
  interface FailureFacts {
    /** No date was entered. */
    'dates.missing': Readonly<Record<never, never>>;
    /** The text is not a date of the calendar, such as 2026-02-30. */
    'dates.notDate': Readonly<Record<never, never>>;
    /** The year lies outside what the tools answer. */
    'dates.yearOutOfRange': { readonly min: number; readonly max: number };
  }
}

/** A date field that is still being typed reads as the year 0202; four digits that begin with 0 are not meant. */
export const MIN_YEAR = 1000;
/** A date field takes up to six digits for the year; nobody means five. */
export const MAX_YEAR = 9999;

const ISO_DATE = /^(\d{4,6})-(\d{2})-(\d{2})$/;

/**
 * Reads a date as a date field gives it: `YYYY-MM-DD`.
 *
 * - Blank text is `dates.missing`; anything that is not a day of the calendar is `dates.notDate`.
 * - The year must be from {@link MIN_YEAR} to {@link MAX_YEAR} (`dates.yearOutOfRange`).
 * - No clock and no zone take part, so the day that was typed is the day that is counted.
 *
 * @example parseIsoDate('2024-02-29') // { ok: true, value: { year: 2024, month: 2, day: 29 } }
 */
export function parseIsoDate(text: string): Result<CivilDate> {
  const trimmed = text.trim();
  if (trimmed === '') return fail('dates.missing', {});
  const [, yearText, monthText, dayText] = ISO_DATE.exec(trimmed) ?? [];
  if (yearText === undefined) return fail('dates.notDate', {});
  const date: CivilDate = { year: Number(yearText), month: Number(monthText), day: Number(dayText) };
  if (date.day < 1 || date.day > daysInMonth(date.year, date.month)) return fail('dates.notDate', {});
  if (date.year < MIN_YEAR || date.year > MAX_YEAR) {
    return fail('dates.yearOutOfRange', { min: MIN_YEAR, max: MAX_YEAR });
  }
  return ok(date);
}

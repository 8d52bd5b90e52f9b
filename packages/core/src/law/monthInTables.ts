import { fail, ok, type Result } from '../result/index.ts';
import { type MonthText, RATE_MONTHS } from './rowIn.ts';

declare module '../result/failure.ts' {
  interface FailureFacts {
    /** The month is outside the rate tables; `min` and `max` are `YYYY-MM`. */
    'salary.monthNotInTable': { readonly min: string; readonly max: string };
  }
}

/** A month; January is 1. */
export type YearMonth = { readonly year: number; readonly month: number };

/**
 * The text of a month that the tables cover, to pick a row with `rowIn`.
 *
 * Months outside {@link RATE_MONTHS} are `salary.monthNotInTable`, as are numbers that are not a month.
 *
 * @example monthInTables({ year: 2026, month: 7 }) // { ok: true, value: '2026-07' }
 */
export function monthInTables({ year, month }: YearMonth): Result<MonthText> {
  const text: MonthText = `${year}-${String(month).padStart(2, '0')}`;
  const isMonth = Number.isInteger(year) && Number.isInteger(month) && month >= 1 && month <= 12;
  const known = isMonth && text >= RATE_MONTHS.min && text <= RATE_MONTHS.max;
  return known ? ok(text) : fail('salary.monthNotInTable', RATE_MONTHS);
}

import { parseDate } from '@toolbox/core/dates/form';
import type { YearMonth } from '@toolbox/core/law';

/** The month of a date, whose rates apply; undefined for the unknown date of the prerendered page. */
export function monthOf(day: string): YearMonth | undefined {
  const date = parseDate(day);
  return date.ok ? { year: date.value.year, month: date.value.month } : undefined;
}

import { parseDate } from '@toolbox/core/dates';
import type { YearMonth } from '@toolbox/core/salary';

/** The month of a day, whose rates hold; undefined for the unknown day of the prerendered page. */
export function monthOf(day: string): YearMonth | undefined {
  const date = parseDate(day);
  return date.ok ? { year: date.value.year, month: date.value.month } : undefined;
}

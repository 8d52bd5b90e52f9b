import { parseDate } from '@toolbox/core/dates';
import type { YearMonth } from '@toolbox/core/salary';
import { useToday } from '../../browser/clock/useToday.ts';

/** The visitor's month, which picks the rates. Unknown in the prerendered page. */
export function useThisMonth(): YearMonth | undefined {
  const today = parseDate(useToday());
  return today.ok ? { year: today.value.year, month: today.value.month } : undefined;
}

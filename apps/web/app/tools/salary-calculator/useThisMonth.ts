import type { YearMonth } from '@toolbox/core/salary';
import { useSyncExternalStore } from 'react';

const MONTHS_PER_YEAR = 12;

/** A plain number, so that every reading within a month is the same to React. */
function monthsSinceYearZero(): number {
  const now = new Date();
  return now.getFullYear() * MONTHS_PER_YEAR + now.getMonth();
}

function never(): () => void {
  return () => undefined;
}

/** The visitor's month, which picks the rates. Unknown in the prerendered page and until it has come alive. */
export function useThisMonth(): YearMonth | undefined {
  const months = useSyncExternalStore(never, monthsSinceYearZero, () => undefined);
  if (months === undefined) return undefined;
  return { year: Math.floor(months / MONTHS_PER_YEAR), month: (months % MONTHS_PER_YEAR) + 1 };
}

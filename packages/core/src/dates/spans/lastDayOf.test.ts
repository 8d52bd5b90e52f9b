import { describe, expect, it } from 'vitest';
import { parseDate } from '../form/index.ts';
import { formatIsoDate } from '../formatIsoDate.ts';
import { lastDayOf } from './lastDayOf.ts';

function lastOf(start: string, ...length: [count: number, unit: 'days' | 'weeks' | 'months' | 'years']) {
  const date = parseDate(start);
  const last = date.ok ? lastDayOf(date.value, ...length) : undefined;
  return last && formatIsoDate(last);
}

describe('the last day of a length', () => {
  it.each([
    ['2026-11-26', 1, 'days', '2026-11-26'],
    ['2026-11-26', 100, 'days', '2027-03-05'],
    ['2026-11-26', 2, 'weeks', '2026-12-09'],
    ['2025-11-17', 18, 'months', '2027-05-16'],
    ['2026-03-01', 1, 'years', '2027-02-28'],
  ] as const)('%s, %d %s', (start, count, unit, last) => {
    expect(lastOf(start, count, unit)).toBe(last);
  });

  it.each([
    ['2026-01-31', 1, 'months', '2026-02-28'],
    ['2024-02-29', 1, 'years', '2025-02-28'],
  ] as const)('%s, %d %s, is that of a month without such a day', (start, count, unit, last) => {
    expect(lastOf(start, count, unit)).toBe(last);
  });

  it('is not known beyond the years of a date field', () => {
    expect(lastOf('9999-06-01', 1, 'years')).toBeUndefined();
  });
});

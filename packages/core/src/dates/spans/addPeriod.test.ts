import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fromDayNumber } from '../dayNumber.ts';
import { formatIsoDate } from '../formatIsoDate.ts';
import { addDays, addPeriod } from './addPeriod.ts';

const date = (year: number, month: number, day: number) => ({ year, month, day });

describe('addDays', () => {
  it.each([
    [date(2026, 1, 1), 99, '2026-04-10'],
    [date(2024, 2, 28), 1, '2024-02-29'],
    [date(2024, 3, 1), -1, '2024-02-29'],
    [date(2026, 12, 31), 1, '2027-01-01'],
    [date(2026, 11, 20), 0, '2026-11-20'],
  ])('%o and %i days', (from, days, expected) => {
    expect(formatIsoDate(addDays(from, days))).toBe(expected);
  });

  it('is undone by the opposite', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: -300_000, max: 3_000_000 }),
        fc.integer({ min: -100_000, max: 100_000 }),
        (at, by) => {
          const from = fromDayNumber(at);
          expect(addDays(addDays(from, by), -by)).toEqual(from);
        },
      ),
    );
  });
});

describe('addPeriod', () => {
  it.each([
    [date(2024, 1, 31), { months: 1 }, '2024-02-29'],
    [date(2023, 1, 31), { months: 1 }, '2023-02-28'],
    [date(2024, 2, 29), { years: 1 }, '2025-02-28'],
    [date(2024, 2, 29), { years: 4 }, '2028-02-29'],
    [date(2024, 1, 31), { months: 1, days: 1 }, '2024-03-01'],
    [date(2026, 1, 15), { months: -1 }, '2025-12-15'],
    [date(2026, 1, 15), { months: -13 }, '2024-12-15'],
    [date(2026, 11, 20), { weeks: 2, days: 1 }, '2026-12-05'],
    [date(2026, 11, 20), {}, '2026-11-20'],
  ])('%o and %o', (from, period, expected) => {
    expect(formatIsoDate(addPeriod(from, period))).toBe(expected);
  });
});

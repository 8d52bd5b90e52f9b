import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { internationalAge } from '../ages/internationalAge.ts';
import { type CivilDate, fromDayNumber } from '../dayNumber.ts';
import { addPeriod } from './addPeriod.ts';
import { calendarDifference } from './calendarDifference.ts';

const date = (year: number, month: number, day: number): CivilDate => ({ year, month, day });

describe('calendarDifference', () => {
  it.each([
    [date(2000, 1, 1), date(2024, 1, 1), 24, 0, 0],
    [date(2024, 1, 1), date(2024, 12, 31), 0, 11, 30],
    [date(2024, 1, 31), date(2024, 2, 29), 0, 0, 29],
    [date(2024, 1, 31), date(2024, 3, 1), 0, 1, 1],
    [date(2024, 1, 31), date(2024, 3, 31), 0, 2, 0],
    [date(2004, 2, 29), date(2005, 2, 28), 0, 11, 30],
    [date(2004, 2, 29), date(2005, 3, 1), 1, 0, 1],
    [date(2026, 11, 20), date(2026, 11, 20), 0, 0, 0],
  ])('%o to %o', (start, end, years, months, days) => {
    expect(calendarDifference(start, end)).toEqual({ years, months, days, reversed: false });
  });

  it('says that the end is before the start', () => {
    expect(calendarDifference(date(2024, 3, 1), date(2024, 1, 31))).toEqual({
      years: 0,
      months: 1,
      days: 1,
      reversed: true,
    });
  });

  const day = fc.integer({ min: -300_000, max: 3_000_000 });

  it('is the same both ways', () => {
    fc.assert(
      fc.property(day, day, (a, b) => {
        const there = calendarDifference(fromDayNumber(a), fromDayNumber(b));
        const back = calendarDifference(fromDayNumber(b), fromDayNumber(a));
        expect(there).toEqual({ ...back, reversed: b < a });
      }),
    );
  });

  it('added to the earlier date gives the later one', () => {
    fc.assert(
      fc.property(day, fc.integer({ min: 0, max: 200_000 }), (from, span) => {
        const { years, months, days } = calendarDifference(fromDayNumber(from), fromDayNumber(from + span));
        expect(months).toBeLessThan(12);
        expect(days).toBeGreaterThanOrEqual(0);
        expect(days).toBeLessThanOrEqual(31);
        expect(addPeriod(fromDayNumber(from), { years, months, days })).toEqual(fromDayNumber(from + span));
      }),
    );
  });

  it('agrees with the international age', () => {
    fc.assert(
      fc.property(day, fc.integer({ min: 0, max: 45_000 }), (born, lived) => {
        const [birth, today] = [fromDayNumber(born), fromDayNumber(born + lived)];
        expect(calendarDifference(birth, today).years).toBe(internationalAge(birth, today));
      }),
    );
  });
});

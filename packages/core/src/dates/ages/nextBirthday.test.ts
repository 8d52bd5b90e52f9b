import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type CivilDate, fromDayNumber, toDayNumber } from '../dayNumber.ts';
import { internationalAge } from './internationalAge.ts';
import { nextBirthday } from './nextBirthday.ts';

const date = (year: number, month: number, day: number): CivilDate => ({ year, month, day });

describe('nextBirthday', () => {
  it.each([
    [date(2000, 5, 15), date(2026, 5, 14), date(2026, 5, 15), 1, 26],
    [date(2000, 5, 15), date(2026, 5, 15), date(2026, 5, 15), 0, 26],
    [date(2000, 5, 15), date(2026, 5, 16), date(2027, 5, 15), 364, 27],
    [date(2000, 1, 1), date(2026, 12, 31), date(2027, 1, 1), 1, 27],
    [date(2004, 2, 29), date(2025, 2, 28), date(2025, 3, 1), 1, 21],
    [date(2004, 2, 29), date(2025, 3, 1), date(2025, 3, 1), 0, 21],
    [date(2004, 2, 29), date(2028, 2, 1), date(2028, 2, 29), 28, 24],
    [date(2026, 11, 20), date(2026, 11, 20), date(2026, 11, 20), 0, 0],
  ])('born %o, on %o', (birth, today, next, days, age) => {
    expect(nextBirthday(birth, today)).toEqual({ date: next, days, age });
  });

  it('is the day on which the age rises', () => {
    const lived = fc.integer({ min: 1, max: 40_000 });
    fc.assert(
      fc.property(fc.integer({ min: -20_000, max: 20_000 }), lived, (born, days) => {
        const birth = fromDayNumber(born);
        const next = nextBirthday(birth, fromDayNumber(born + days));
        const eve = fromDayNumber(toDayNumber(next.date) - 1);
        expect(internationalAge(birth, next.date)).toBe(next.age);
        expect(internationalAge(birth, eve)).toBe(next.age - 1);
      }),
    );
  });
});

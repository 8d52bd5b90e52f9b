import { describe, expect, it } from 'vitest';
import type { CivilDate } from '../dayNumber.ts';
import { nextLunarBirthday } from './nextLunarBirthday.ts';

const date = (year: number, month: number, day: number): CivilDate => ({ year, month, day });

describe('nextLunarBirthday', () => {
  it.each([
    // The 15th of the eighth month.
    [date(1962, 9, 13), date(2026, 11, 27), date(2027, 9, 15)],
    [date(1962, 9, 13), date(2026, 9, 25), date(2026, 9, 25)],
    [date(1962, 9, 13), date(2026, 9, 24), date(2026, 9, 25)],
    // The 20th of the twelfth month, which is in the next solar year.
    [date(2027, 1, 27), date(2028, 1, 10), date(2028, 1, 16)],
    // A leap month, in a year that has it and in another one.
    [date(1990, 7, 7), date(2026, 1, 1), date(2026, 6, 29)],
    [date(2025, 8, 1), date(2025, 8, 2), date(2026, 7, 21)],
    // The 30th of the second month, which has 29 days in 2026.
    [date(1990, 3, 26), date(2026, 4, 1), date(2026, 4, 16)],
  ])('born %o, on %o', (birth, today, next) => {
    expect(nextLunarBirthday(birth, today)?.date).toEqual(next);
  });

  it('has the lunar day of the birth', () => {
    const birth = { year: 1990, month: 5, day: 15, leap: true };
    expect(nextLunarBirthday(date(1990, 7, 7), date(2026, 1, 1))?.birth).toEqual(birth);
  });

  it.each([
    [date(1920, 2, 19), date(1920, 3, 1)],
    [date(1990, 5, 15), date(2052, 1, 1)],
    [date(1990, 5, 15), date(2050, 12, 31)],
  ])('knows none for those born on %o, on %o', (birth, today) => {
    expect(nextLunarBirthday(birth, today)).toBeUndefined();
  });
});

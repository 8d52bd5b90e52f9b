import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fromDayNumber } from '../dayNumber.ts';
import { DAYS_PER_MONTH, DAYS_PER_YEAR, elapsed, type Inclusion } from './elapsed.ts';

const date = (year: number, month: number, day: number) => ({ year, month, day });

describe('elapsed', () => {
  it('splits 24 calendar years into 24 years and 6 days', () => {
    expect(elapsed(date(2000, 1, 1), date(2024, 1, 1), 'none')).toEqual({
      days: 8766,
      hours: 210_384,
      years: 24,
      months: 0,
      restDays: 6,
      weeks: 1252,
      restWeekDays: 2,
      reversed: false,
    });
  });

  it.each([
    ['none', 30, 720, 1, 0],
    ['start', 31, 744, 1, 1],
    ['end', 31, 744, 1, 1],
    ['both', 32, 768, 1, 2],
  ] as const)('inclusion %s counts %i days', (inclusion, days, hours, months, restDays) => {
    expect(elapsed(date(2026, 11, 1), date(2026, 12, 1), inclusion)).toMatchObject({ days, hours, months, restDays });
  });

  it.each([
    [364, 0, 12, 4],
    [365, 1, 0, 0],
    [394, 1, 0, 29],
    [395, 1, 1, 0],
  ])('%i days are %i years, %i months, %i days', (days, years, months, restDays) => {
    expect(elapsed(fromDayNumber(0), fromDayNumber(days), 'none')).toMatchObject({ years, months, restDays });
  });

  it('of one day with itself is 0 or the days included', () => {
    expect(elapsed(date(2026, 11, 20), date(2026, 11, 20), 'none')).toMatchObject({ days: 0, reversed: false });
    expect(elapsed(date(2026, 11, 20), date(2026, 11, 20), 'both')).toMatchObject({ days: 2 });
  });

  it('is the same both ways, and its parts add up', () => {
    const day = fc.integer({ min: -300_000, max: 3_000_000 });
    const inclusion = fc.constantFrom<Inclusion>('none', 'start', 'end', 'both');
    fc.assert(
      fc.property(day, day, inclusion, (a, b, included) => {
        const there = elapsed(fromDayNumber(a), fromDayNumber(b), included);
        const back = elapsed(fromDayNumber(b), fromDayNumber(a), included);
        expect({ ...back, reversed: b < a }).toEqual({ ...there, reversed: b < a });
        expect(there.reversed).toBe(b < a);
        expect(there.years * DAYS_PER_YEAR + there.months * DAYS_PER_MONTH + there.restDays).toBe(there.days);
        expect(there.weeks * 7 + there.restWeekDays).toBe(there.days);
      }),
    );
  });
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type CivilDate, fromDayNumber, toDayNumber } from '../dayNumber.ts';
import { LUNAR_YEAR_RANGE, type LunarDate, lunarToSolar } from './lunarToSolar.ts';
import { solarToLunar } from './solarToLunar.ts';

const date = (year: number, month: number, day: number): CivilDate => ({ year, month, day });

const FIRST = date(1920, 2, 20);
const LAST = date(2051, 2, 10);

describe('solarToLunar', () => {
  it.each<[CivilDate, LunarDate]>([
    [date(1962, 9, 13), { year: 1962, month: 8, day: 15, leap: false }],
    [date(1990, 6, 7), { year: 1990, month: 5, day: 15, leap: false }],
    [date(1990, 7, 7), { year: 1990, month: 5, day: 15, leap: true }],
    [date(2027, 1, 27), { year: 2026, month: 12, day: 20, leap: false }],
    [date(2034, 1, 19), { year: 2033, month: 11, day: 29, leap: true }],
    [FIRST, { year: 1920, month: 1, day: 1, leap: false }],
  ])('%o', (solar, lunar) => {
    expect(solarToLunar(solar)).toEqual({ ok: true, value: lunar });
  });

  it('converts no date outside of the lunar years', () => {
    const failure = { code: 'dates.lunarYearOutOfRange', facts: LUNAR_YEAR_RANGE };
    expect(solarToLunar(LAST).ok).toBe(true);
    const outside = [date(1920, 2, 19), date(2051, 2, 11), date(2051, 12, 31), date(1800, 1, 1), date(2100, 1, 1)];
    for (const solar of outside) expect(solarToLunar(solar)).toEqual({ ok: false, failure });
  });

  it('is the reverse of lunarToSolar for any day', () => {
    fc.assert(
      fc.property(fc.integer({ min: toDayNumber(FIRST), max: toDayNumber(LAST) }), (day) => {
        const lunar = solarToLunar(fromDayNumber(day));
        expect(lunar.ok && lunarToSolar(lunar.value)).toEqual({ ok: true, value: fromDayNumber(day) });
      }),
    );
  });
});

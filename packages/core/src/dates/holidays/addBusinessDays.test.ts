import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type CivilDate, fromDayNumber } from '../dayNumber.ts';
import { formatIsoDate } from '../formatIsoDate.ts';
import { addBusinessDays, nextBusinessDay } from './addBusinessDays.ts';
import { businessDays } from './businessDays.ts';
import { HOLIDAY_YEARS } from './koreanHolidays.ts';

const date = (year: number, month: number, day: number): CivilDate => ({ year, month, day });

const OUT_OF_RANGE = { ok: false, failure: { code: 'dates.holidayYearOutOfRange', facts: HOLIDAY_YEARS } };

describe('addBusinessDays', () => {
  it.each([
    [date(2026, 9, 23), 1, '2026-09-28'],
    [date(2026, 9, 28), -1, '2026-09-23'],
    [date(2026, 9, 26), 0, '2026-09-26'],
    [date(2027, 1, 1), -5, '2026-12-24'],
    [date(2026, 12, 31), 1, '2027-01-04'],
    [date(2026, 1, 1), 245, '2026-12-31'],
  ])('%o and %i business days', (from, days, expected) => {
    const result = addBusinessDays(from, days);
    expect(result.ok && formatIsoDate(result.value)).toBe(expected);
  });

  it('counts back to what was added', () => {
    fc.assert(
      fc.property(fc.integer({ min: 11_000, max: 28_000 }), fc.integer({ min: 1, max: 300 }), (at, days) => {
        const arrived = addBusinessDays(fromDayNumber(at), days);
        const counted = arrived.ok && businessDays(fromDayNumber(at), arrived.value);
        expect(counted).toMatchObject({ ok: true, value: { businessDays: days } });
      }),
    );
  });

  it('knows the holidays of every year on the way, in both directions', () => {
    const [first, last] = [date(2001, 1, 2), date(2049, 12, 31)];
    const there = addBusinessDays(first, 10_000);
    expect(there.ok && businessDays(first, there.value)).toMatchObject({ value: { businessDays: 10_000 } });
    const back = addBusinessDays(last, -10_000);
    const options = { countStart: true, countEnd: false };
    expect(back.ok && businessDays(back.value, last, options)).toMatchObject({ value: { businessDays: 10_000 } });
  });

  it.each([Number.NaN, 0.5, Number.NEGATIVE_INFINITY])('throws for %d days, a bug of the caller', (days) => {
    expect(() => addBusinessDays(date(2026, 1, 1), days)).toThrow(RangeError);
  });

  it('stops at the edge of the known years', () => {
    expect(addBusinessDays(date(2050, 12, 29), 1)).toMatchObject({ ok: true });
    expect(addBusinessDays(date(2050, 12, 29), 2)).toEqual(OUT_OF_RANGE);
    expect(addBusinessDays(date(2000, 1, 3), -1)).toEqual(OUT_OF_RANGE);
    expect(addBusinessDays(date(1999, 12, 31), 0)).toEqual(OUT_OF_RANGE);
    expect(addBusinessDays(date(2051, 1, 1), 0)).toEqual(OUT_OF_RANGE);
  });
});

describe('nextBusinessDay', () => {
  it.each([
    [date(2026, 11, 20), '2026-11-20'],
    [date(2026, 11, 21), '2026-11-23'],
    [date(2026, 10, 3), '2026-10-06'],
  ])('%o moves to %s', (from, expected) => {
    const result = nextBusinessDay(from);
    expect(result.ok && formatIsoDate(result.value)).toBe(expected);
  });
});

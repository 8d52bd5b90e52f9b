import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type CivilDate, fromDayNumber, MAX_YEAR, MIN_YEAR } from '../dayNumber.ts';
import { formatIsoDate } from '../formatIsoDate.ts';
import { HOLIDAY_YEARS } from '../holidays/koreanHolidays.ts';
import { shiftDate } from './shiftDate.ts';

const date = (year: number, month: number, day: number): CivilDate => ({ year, month, day });

describe('shiftDate', () => {
  it.each([
    [date(2026, 1, 1), 100, 'days', '2026-04-11', false],
    [date(2026, 1, 1), -1, 'days', '2025-12-31', false],
    [date(2026, 1, 31), 2, 'weeks', '2026-02-14', false],
    [date(2026, 1, 31), 1, 'months', '2026-02-28', true],
    [date(2026, 3, 31), -1, 'months', '2026-02-28', true],
    [date(2026, 1, 31), 2, 'months', '2026-03-31', false],
    [date(2024, 2, 29), 1, 'years', '2025-02-28', true],
    [date(2024, 2, 29), 4, 'years', '2028-02-29', false],
    [date(2026, 9, 23), 1, 'businessDays', '2026-09-28', false],
    [date(2026, 9, 26), 0, 'businessDays', '2026-09-26', false],
  ] as const)('%o and %i %s is %s', (from, count, unit, expected, lastOfMonth) => {
    const shifted = shiftDate(from, count, unit);
    expect(shifted.ok && formatIsoDate(shifted.value.date)).toBe(expected);
    expect(shifted).toMatchObject({ value: { lastOfMonth } });
  });

  it('stays within the years a date field can take', () => {
    const outOfRange = { failure: { code: 'dates.yearOutOfRange', facts: { min: MIN_YEAR, max: MAX_YEAR } } };
    expect(shiftDate(date(MAX_YEAR, 12, 30), 1, 'days')).toMatchObject({ ok: true });
    expect(shiftDate(date(MAX_YEAR, 12, 30), 2, 'days')).toMatchObject(outOfRange);
    expect(shiftDate(date(MIN_YEAR, 1, 2), -1, 'days')).toMatchObject({ ok: true });
    expect(shiftDate(date(MIN_YEAR, 1, 2), -2, 'days')).toMatchObject(outOfRange);
    expect(shiftDate(date(2026, 1, 1), -100_000, 'years')).toMatchObject(outOfRange);
  });

  it.each([
    [Number.NaN, 'days'],
    [1.5, 'days'],
    [Number.POSITIVE_INFINITY, 'months'],
    [1e308, 'years'],
    [Number.NaN, 'businessDays'],
  ] as const)('throws for %d %s, a bug of the caller', (count, unit) => {
    expect(() => shiftDate(date(2026, 1, 1), count, unit)).toThrow(RangeError);
  });

  it.each(['days', 'weeks', 'months', 'years', 'businessDays'] as const)('fails for too many %s', (unit) => {
    for (const count of [Number.MAX_SAFE_INTEGER, Number.MIN_SAFE_INTEGER])
      expect(shiftDate(date(2026, 1, 1), count, unit)).toMatchObject({ ok: false });
  });

  it('returns the failure for years whose holidays are not known', () => {
    expect(shiftDate(date(2050, 12, 29), 2, 'businessDays')).toEqual({
      ok: false,
      failure: { code: 'dates.holidayYearOutOfRange', facts: HOLIDAY_YEARS },
    });
  });

  it('comes back by days and weeks', () => {
    const unit = fc.constantFrom<'days' | 'weeks'>('days', 'weeks');
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 30_000 }),
        fc.integer({ min: -9_999, max: 9_999 }),
        unit,
        (at, count, by) => {
          const there = shiftDate(fromDayNumber(at), count, by);
          const back = there.ok && shiftDate(there.value.date, -count, by);
          expect(back).toMatchObject({ value: { date: fromDayNumber(at) } });
        },
      ),
    );
  });

  it('steps over further days off, in business days alone', () => {
    const extra = [date(2028, 4, 12)];
    const arrived = (unit: 'businessDays' | 'days') => {
      const result = shiftDate(date(2028, 4, 11), 1, unit, extra);
      return result.ok && formatIsoDate(result.value.date);
    };
    expect(arrived('businessDays')).toBe('2028-04-13');
    expect(arrived('days')).toBe('2028-04-12');
  });
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type CivilDate, fromDayNumber, toDayNumber } from '../dayNumber.ts';
import { type BusinessDayOptions, businessDays } from './businessDays.ts';
import { HOLIDAY_YEARS } from './koreanHolidays.ts';

const date = (year: number, month: number, day: number): CivilDate => ({ year, month, day });

function counted(start: CivilDate, end: CivilDate, options?: BusinessDayOptions) {
  const result = businessDays(start, end, options);
  return result.ok ? result.value : undefined;
}

const OUT_OF_RANGE = { ok: false, failure: { code: 'dates.holidayYearOutOfRange', facts: HOLIDAY_YEARS } };

describe('businessDays', () => {
  it('steps over Chuseok and the weekend', () => {
    expect(counted(date(2026, 9, 23), date(2026, 9, 28))).toMatchObject({
      businessDays: 1,
      weekendDays: 2,
      days: 5,
      reversed: false,
    });
    expect(counted(date(2026, 9, 23), date(2026, 9, 28))?.holidays.map(({ ids }) => ids)).toEqual([
      ['chuseok'],
      ['chuseok'],
    ]);
  });

  it('says that the end is before the start', () => {
    expect(counted(date(2026, 9, 28), date(2026, 9, 23))).toMatchObject({ businessDays: 1, days: 5, reversed: true });
  });

  it.each([
    [{}, 4, 6],
    [{ countStart: true }, 5, 7],
    [{ countEnd: false }, 4, 5],
    [{ countStart: true, countEnd: false }, 5, 6],
  ])('with %o a week from Monday to Sunday has %i of %i days', (options, open, days) => {
    expect(counted(date(2026, 11, 16), date(2026, 11, 22), options)).toMatchObject({ businessDays: open, days });
  });

  it('of one date with itself is one day only if both ends count', () => {
    const day = date(2026, 11, 20);
    expect(counted(day, day)).toMatchObject({ businessDays: 0, days: 0 });
    expect(counted(day, day, { countStart: true })).toMatchObject({ businessDays: 1, days: 1 });
    expect(counted(day, day, { countEnd: false })).toMatchObject({ businessDays: 0, days: 0 });
  });

  it('steps over days off that are given as extra, each once', () => {
    const around = [date(2028, 4, 11), date(2028, 4, 14)] as const;
    expect(counted(...around)?.businessDays).toBe(3);
    expect(counted(...around, { extraHolidays: [date(2028, 4, 12)] })).toMatchObject({ businessDays: 2 });
    const known = [date(2026, 6, 2), date(2026, 6, 4)] as const;
    expect(counted(...known, { extraHolidays: [date(2026, 6, 3)] })?.holidays.map(({ ids }) => ids)).toEqual([
      ['localElections'],
    ]);
  });

  it.each([
    [2026, 120],
    [2027, 119],
  ])('finds in %i the %i days off that the almanac of the year announced', (year, daysOff) => {
    const whole = counted(date(year, 1, 1), date(year, 12, 31), { countStart: true });
    expect(whole).toMatchObject({ businessDays: 365 - daysOff, weekendDays: 104, days: 365 });
  });

  it('is the same both ways', () => {
    const first = toDayNumber(date(HOLIDAY_YEARS.min, 1, 1));
    const last = toDayNumber(date(HOLIDAY_YEARS.max, 12, 31));
    const day = fc.integer({ min: first, max: last });
    fc.assert(
      fc.property(day, fc.integer({ min: 0, max: 500 }), fc.boolean(), (at, span, countStart) => {
        const [a, b] = [fromDayNumber(at), fromDayNumber(Math.min(last, at + span))];
        const there = counted(a, b, { countStart });
        expect({ ...counted(b, a, { countStart }), reversed: false }).toEqual(there);
        expect(there?.days).toBe(Math.max(0, Math.min(last, at + span) - at + (countStart ? 1 : 0)));
      }),
    );
  });

  it(`covers the years ${HOLIDAY_YEARS.min} to ${HOLIDAY_YEARS.max}`, () => {
    expect(businessDays(date(2000, 1, 1), date(2000, 1, 3))).toMatchObject({ ok: true });
    expect(businessDays(date(2050, 12, 30), date(2050, 12, 31))).toMatchObject({ ok: true });
    expect(businessDays(date(1999, 12, 31), date(2000, 1, 3))).toEqual(OUT_OF_RANGE);
    expect(businessDays(date(2050, 12, 30), date(2051, 1, 1))).toEqual(OUT_OF_RANGE);
  });
});

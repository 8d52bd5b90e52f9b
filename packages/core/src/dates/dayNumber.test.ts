import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fromDayNumber, toDayNumber } from './dayNumber.ts';

const MS_PER_DAY = 86_400_000;
const FARTHEST_DAY = 3_000_000;

describe('toDayNumber and fromDayNumber', () => {
  it.each([
    [1970, 1, 1, 0],
    [1969, 12, 31, -1],
    [2000, 2, 29, 11_016],
    [2000, 3, 1, 11_017],
    [1900, 3, 1, -25_508],
    [2026, 11, 20, 20_777],
  ])('%i-%i-%i is day %i', (year, month, day, dayNumber) => {
    expect(toDayNumber({ year, month, day })).toBe(dayNumber);
    expect(fromDayNumber(dayNumber)).toEqual({ year, month, day });
  });

  it('are inverse to each other and agree with the calendar of the engine', () => {
    fc.assert(
      fc.property(fc.integer({ min: -FARTHEST_DAY, max: FARTHEST_DAY }), (dayNumber) => {
        const date = fromDayNumber(dayNumber);
        const engine = new Date(dayNumber * MS_PER_DAY);
        expect(date).toEqual({
          year: engine.getUTCFullYear(),
          month: engine.getUTCMonth() + 1,
          day: engine.getUTCDate(),
        });
        expect(toDayNumber(date)).toBe(dayNumber);
      }),
    );
  });
});

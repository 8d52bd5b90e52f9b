import fc from 'fast-check';
import { expect, it } from 'vitest';
import { fromDayNumber, MAX_YEAR, MIN_YEAR, toDayNumber } from './dayNumber.ts';
import { parseDate } from './form/days/parseDate.ts';
import { formatIsoDate } from './formatIsoDate.ts';

it('writes what parseDate reads', () => {
  const first = toDayNumber({ year: MIN_YEAR, month: 1, day: 1 });
  const last = toDayNumber({ year: MAX_YEAR, month: 12, day: 31 });
  fc.assert(
    fc.property(fc.integer({ min: first, max: last }), (dayNumber) => {
      const date = fromDayNumber(dayNumber);
      expect(parseDate(formatIsoDate(date))).toEqual({ ok: true, value: date });
    }),
  );
  expect(formatIsoDate({ year: 987, month: 6, day: 5 })).toBe('0987-06-05');
});

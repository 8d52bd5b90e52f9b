import { describe, expect, it } from 'vitest';
import { toDayNumber } from '../dayNumber.ts';
import { formatIsoDate } from '../formatIsoDate.ts';
import { LUNAR_YEAR_RANGE, type LunarDate, lunarToSolar } from './lunarToSolar.ts';

/** ICU 78 begins the second lunar month of 2017 a day late; see the note at the table. */
const WRONG_IN_ICU = '2017-2';

function solar(date: LunarDate): string {
  const result = lunarToSolar(date);
  return result.ok ? formatIsoDate(result.value) : result.failure.code;
}

describe('lunarToSolar', () => {
  it.each([
    [{ year: 1990, month: 5, day: 15, leap: true }, '1990-07-07'],
    [{ year: 1955, month: 3, day: 3 }, '1955-03-26'],
    [{ year: 2027, month: 1, day: 1 }, '2027-02-07'],
    [{ year: 2026, month: 8, day: 15 }, '2026-09-25'],
    [{ year: 2027, month: 4, day: 8 }, '2027-05-13'],
    [{ year: 2025, month: 6, day: 1 }, '2025-06-25'],
    [{ year: 2025, month: 6, day: 1, leap: true }, '2025-07-25'],
    [{ year: 2025, month: 7, day: 1 }, '2025-08-23'],
    [{ year: 2033, month: 11, day: 1, leap: true }, '2033-12-22'],
    [{ year: 2017, month: 2, day: 1 }, '2017-02-26'],
  ])('%o is %s', (lunar, expected) => {
    expect(solar(lunar)).toBe(expected);
  });

  it('rejects days that do not exist in the year', () => {
    expect(solar({ year: 2025, month: 5, day: 1, leap: true })).toBe('dates.notLunarDate');
    expect(solar({ year: 2026, month: 2, day: 29 })).toBe('2026-04-16');
    expect(solar({ year: 2026, month: 2, day: 30 })).toBe('dates.notLunarDate');
    for (const month of [-1, 0, 0.5, 13]) {
      expect(solar({ year: 2026, month, day: 1 })).toBe('dates.notLunarDate');
      expect(solar({ year: 2026, month, day: 1, leap: true })).toBe('dates.notLunarDate');
    }
    // 2025 has thirteen months, of which the last is called the twelfth.
    expect(solar({ year: 2025, month: 12, day: 1 })).toBe('2026-01-19');
    expect(solar({ year: 2025, month: 13, day: 1 })).toBe('dates.notLunarDate');
    expect(solar({ year: 2026, month: 1, day: 1.5 })).toBe('dates.notLunarDate');
    expect(solar({ year: 2026, month: 1, day: 0 })).toBe('dates.notLunarDate');
  });

  it(`covers the years ${LUNAR_YEAR_RANGE.min} to ${LUNAR_YEAR_RANGE.max}`, () => {
    expect(solar({ year: LUNAR_YEAR_RANGE.min, month: 1, day: 1 })).toBe('1920-02-20');
    expect(solar({ year: LUNAR_YEAR_RANGE.max, month: 12, day: 29 })).toBe('2051-02-10');
    for (const year of [LUNAR_YEAR_RANGE.min - 1, LUNAR_YEAR_RANGE.max + 1]) {
      expect(solar({ year, month: 1, day: 1 })).toBe('dates.lunarYearOutOfRange');
    }
  });
});

it('begins every month with the dangi calendar of the engine, but for the one that the engine gets wrong', () => {
  const MS_PER_DAY = 86_400_000;
  const format = new Intl.DateTimeFormat('en-u-ca-dangi', {
    timeZone: 'UTC',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
  });
  const differing: string[] = [];
  for (let year = LUNAR_YEAR_RANGE.min; year <= LUNAR_YEAR_RANGE.max; year += 1) {
    for (let month = 1; month <= 12; month += 1) {
      for (const leap of [false, true]) {
        const first = lunarToSolar({ year, month, day: 1, leap });
        if (!first.ok) continue;
        const parts = new Map<string, string>(
          format.formatToParts(toDayNumber(first.value) * MS_PER_DAY).map(({ type, value }) => [type, value]),
        );
        const theirs = [parts.get('relatedYear'), parts.get('month'), parts.get('day')].join('-');
        if (theirs !== `${year}-${month}${leap ? 'bis' : ''}-1`) differing.push(`${year}-${month}`);
      }
    }
  }
  expect(differing).toEqual([WRONG_IN_ICU]);
});

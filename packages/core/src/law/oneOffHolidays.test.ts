import { describe, expect, it } from 'vitest';
import { parseDate } from '../dates/form/days/parseDate.ts';
import { formatIsoDate } from '../dates/formatIsoDate.ts';
import { businessDays } from '../dates/holidays/businessDays.ts';
import { koreanHolidays } from '../dates/holidays/koreanHolidays.ts';
import { weekday } from '../dates/weekday.ts';
import { ONE_OFF_HOLIDAYS, ONE_OFF_HOLIDAYS_FROM, ONE_OFF_HOLIDAYS_UNTIL } from './oneOffHolidays.ts';

const WEEKDAYS = [1, 2, 3, 4, 5];

describe('ONE_OFF_HOLIDAYS', () => {
  it.each(ONE_OFF_HOLIDAYS)('$date is a weekday of the table, with its source', ({ date, source }) => {
    const day = parseDate(date);
    expect(day.ok && WEEKDAYS.includes(weekday(day.value))).toBe(true);
    expect(source).toMatch(/^(공직선거법 제34조|국무회의 의결 20\d\d-\d\d-\d\d),/);
  });

  it('stands in the order of the calendar, each day once, between its two bounds', () => {
    const dates = ONE_OFF_HOLIDAYS.map(({ date }) => date);
    expect([...new Set(dates)].sort()).toEqual(dates);
    expect(dates.at(0)?.startsWith(String(ONE_OFF_HOLIDAYS_FROM))).toBe(true);
    expect((dates.at(-1) ?? '') <= ONE_OFF_HOLIDAYS_UNTIL).toBe(true);
  });

  it('was decided before the day came', () => {
    for (const { date, source } of ONE_OFF_HOLIDAYS) {
      const [decided] = /20\d\d-\d\d-\d\d/.exec(source) ?? [];
      if (decided !== undefined) expect(decided < date).toBe(true);
    }
  });

  it('holds elections on Wednesdays, but for those that filled a vacancy', () => {
    const elections = ONE_OFF_HOLIDAYS.filter(({ id }) => id !== 'temporaryHoliday');
    const others = elections.filter(({ date }) => {
      const day = parseDate(date);
      return day.ok && weekday(day.value) !== 3;
    });
    expect(others.map(({ date }) => date)).toEqual(['2017-05-09', '2025-06-03']);
  });
});

// Counted in the calendars of 2015 to 2017 by hand, from 2018 on in the holidays of the official gazette.
it.each([
  [2015, 11],
  [2016, 14],
  [2017, 15],
  [2018, 15],
  [2019, 13],
  [2020, 12],
  [2021, 12],
  [2022, 13],
  [2023, 13],
  [2024, 16],
  [2025, 17],
  [2026, 16],
])('%i had %i public holidays from Monday to Friday', (year, expected) => {
  const firstDay = { year, month: 1, day: 1 };
  const counted = businessDays(firstDay, { year, month: 12, day: 31 }, { countStart: true });
  expect(counted.ok && counted.value.holidays.map(({ date }) => formatIsoDate(date))).toHaveLength(expected);
});

it('gives an election and a temporary holiday a row of their own, and names nothing beyond the table', () => {
  const of2025 = koreanHolidays(2025);
  const rows = of2025.ok ? of2025.value.map(({ date, ids }) => `${formatIsoDate(date)} ${ids.join('+')}`) : [];
  expect(rows).toContain('2025-01-27 temporaryHoliday');
  expect(rows).toContain('2025-06-03 presidentialElection');
  const known: ReadonlySet<string> = new Set(ONE_OFF_HOLIDAYS.map(({ id }) => id));
  for (const year of [2014, 2027, 2028]) {
    const holidays = koreanHolidays(year);
    expect(holidays.ok && holidays.value.some(({ ids }) => ids.some((id) => known.has(id)))).toBe(false);
  }
});

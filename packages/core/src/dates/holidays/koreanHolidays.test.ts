import { describe, expect, it } from 'vitest';
import type { HolidayId } from '../../law/holidayRules.ts';
import { formatIsoDate } from '../formatIsoDate.ts';
import { weekday } from '../weekday.ts';
import { HOLIDAY_YEARS, type KoreanHoliday, koreanHolidays } from './koreanHolidays.ts';

function holidays(year: number): readonly KoreanHoliday[] {
  const result = koreanHolidays(year);
  return result.ok ? result.value : [];
}

function datesOf(year: number, id: HolidayId): readonly string[] {
  return holidays(year)
    .filter(({ ids, substitute }) => !substitute && ids.includes(id))
    .map(({ date }) => formatIsoDate(date).slice(5));
}

function substitutes(year: number): readonly string[] {
  return holidays(year)
    .filter(({ substitute }) => substitute)
    .map(({ date }) => formatIsoDate(date).slice(5));
}

describe('koreanHolidays', () => {
  it('knows the whole of 2027 as the almanac gives it', () => {
    expect(holidays(2027).map(({ date, ids }) => `${formatIsoDate(date).slice(5)} ${ids.join('+')}`)).toEqual([
      '01-01 newYear',
      '02-06 seollal',
      '02-07 seollal',
      '02-08 seollal',
      '02-09 seollal',
      '03-01 samiljeol',
      '05-01 labourDay',
      '05-03 labourDay',
      '05-05 childrensDay',
      '05-13 buddhasBirthday',
      '06-06 memorialDay',
      '07-17 constitutionDay',
      '07-19 constitutionDay',
      '08-15 liberationDay',
      '08-16 liberationDay',
      '09-14 chuseok',
      '09-15 chuseok',
      '09-16 chuseok',
      '10-03 nationalFoundationDay',
      '10-04 nationalFoundationDay',
      '10-09 hangulDay',
      '10-11 hangulDay',
      '12-25 christmas',
      '12-27 christmas',
    ]);
  });

  it.each([
    [2013, []],
    [2014, ['09-10']],
    [2015, ['09-29']],
    [2016, ['02-10']],
    [2017, ['01-30', '10-06']],
    [2018, ['05-07', '09-26']],
    [2019, ['05-06']],
    [2020, ['01-27']],
    [2021, ['08-16', '10-04', '10-11']],
    [2022, ['09-12', '10-10']],
    [2023, ['01-24', '05-29']],
    [2024, ['02-12', '05-06']],
    [2025, ['03-03', '05-06', '10-08']],
    [2026, ['03-02', '05-25', '08-17', '10-05']],
    [2027, ['02-09', '05-03', '07-19', '08-16', '10-04', '10-11', '12-27']],
    [2028, ['10-05']],
    [2029, ['05-07', '05-21', '09-24']],
    [2030, ['02-05', '05-06']],
  ])('the substitute days of %i were or will be %o', (year, expected) => {
    expect(substitutes(year)).toEqual(expected);
  });

  it.each([
    ['arborDay', 2005, 2006],
    ['constitutionDay', 2007, 2008],
    ['hangulDay', 2013, 2012],
    ['labourDay', 2026, 2025],
    ['constitutionDay', 2026, 2025],
  ] as const)('%s is a holiday in %i and not in %i', (id, yes, no) => {
    expect(datesOf(yes, id)).toHaveLength(1);
    expect(datesOf(no, id)).toHaveLength(0);
  });

  it.each([
    [2024, ['02-09', '02-10', '02-11'], ['05-15'], ['09-16', '09-17', '09-18']],
    [2025, ['01-28', '01-29', '01-30'], ['05-05'], ['10-05', '10-06', '10-07']],
    [2026, ['02-16', '02-17', '02-18'], ['05-24'], ['09-24', '09-25', '09-26']],
    [2030, ['02-02', '02-03', '02-04'], ['05-09'], ['09-11', '09-12', '09-13']],
  ])('the lunar holidays of %i', (year, seollal, buddhasBirthday, chuseok) => {
    expect(datesOf(year, 'seollal')).toEqual(seollal);
    expect(datesOf(year, 'buddhasBirthday')).toEqual(buddhasBirthday);
    expect(datesOf(year, 'chuseok')).toEqual(chuseok);
  });

  it.each([
    [2015, 'temporaryHoliday', '08-14'],
    [2017, 'temporaryHoliday', '10-02'],
    [2017, 'presidentialElection', '05-09'],
    [2024, 'assemblyElection', '04-10'],
    [2026, 'localElections', '06-03'],
  ] as const)('in %i had a holiday of that year alone: %s on %s', (year, id, day) => {
    expect(datesOf(year, id)).toEqual([day]);
    expect(datesOf(year - 1, id)).not.toContain(day);
  });

  it('makes one row of two holidays on a day, and names both for the substitute', () => {
    const rows = holidays(2025).filter(({ ids }) => ids.includes('childrensDay'));
    expect(rows.map(({ date, ids, substitute }) => [formatIsoDate(date), ids, substitute])).toEqual([
      ['2025-05-05', ['childrensDay', 'buddhasBirthday'], false],
      ['2025-05-06', ['childrensDay', 'buddhasBirthday'], true],
    ]);
  });

  it('gives a clash to the holiday that had a rule in that year', () => {
    const clash = holidays(2017).find(({ date }) => formatIsoDate(date) === '2017-10-06');
    expect(clash?.ids).toEqual(['chuseok']);
  });

  it('never puts a substitute on a weekend or on another holiday', () => {
    for (let year = HOLIDAY_YEARS.min; year <= HOLIDAY_YEARS.max; year += 1) {
      const rows = holidays(year);
      const dates = rows.map(({ date }) => formatIsoDate(date));
      expect(new Set(dates).size).toBe(dates.length);
      expect(dates).toEqual([...dates].sort());
      for (const { date, substitute } of rows) {
        if (substitute) expect([1, 2, 3, 4, 5]).toContain(weekday(date));
      }
    }
  });

  it(`covers the years ${HOLIDAY_YEARS.min} to ${HOLIDAY_YEARS.max}`, () => {
    expect(koreanHolidays(HOLIDAY_YEARS.min)).toMatchObject({ ok: true });
    expect(koreanHolidays(HOLIDAY_YEARS.max)).toMatchObject({ ok: true });
    for (const year of [HOLIDAY_YEARS.min - 1, HOLIDAY_YEARS.max + 1, 2026.5]) {
      expect(koreanHolidays(year)).toEqual({
        ok: false,
        failure: { code: 'dates.holidayYearOutOfRange', facts: HOLIDAY_YEARS },
      });
    }
  });
});

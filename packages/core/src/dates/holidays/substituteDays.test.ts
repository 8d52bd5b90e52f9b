import { expect, it } from 'vitest';
import type { HolidayId } from '../../law/holidayRules.ts';
import { fromDayNumber, toDayNumber } from '../dayNumber.ts';
import { parseDate } from '../form/days/parseDate.ts';
import { formatIsoDate } from '../formatIsoDate.ts';
import { substituteDays } from './substituteDays.ts';

function substitutesOf(holidays: Readonly<Record<string, readonly HolidayId[]>>): Record<string, readonly HolidayId[]> {
  const byDay = new Map<number, readonly HolidayId[]>();
  for (const [text, ids] of Object.entries(holidays)) {
    const date = parseDate(text);
    if (date.ok) byDay.set(toDayNumber(date.value), ids);
  }
  return Object.fromEntries(
    substituteDays(byDay).map(({ dayNumber, ids }) => [formatIsoDate(fromDayNumber(dayNumber)), ids]),
  );
}

it('moves a Saturday and a Sunday to the Monday, where the rule counts Saturdays', () => {
  expect(substitutesOf({ '2027-07-17': ['constitutionDay'] })).toEqual({ '2027-07-19': ['constitutionDay'] });
  expect(substitutesOf({ '2027-08-15': ['liberationDay'] })).toEqual({ '2027-08-16': ['liberationDay'] });
  expect(substitutesOf({ '2026-09-26': ['chuseok'] })).toEqual({});
});

it('steps over the holidays that follow, and over a Saturday', () => {
  const run = { '2025-10-05': ['chuseok'], '2025-10-06': ['chuseok'], '2025-10-07': ['chuseok'] } as const;
  expect(substitutesOf(run)).toEqual({ '2025-10-08': ['chuseok'] });
  expect(substitutesOf({ '2026-05-01': ['labourDay', 'buddhasBirthday'] })).toEqual({
    '2026-05-04': ['labourDay', 'buddhasBirthday'],
  });
});

it('gives two days for two holidays on a Sunday, one after the other', () => {
  expect(substitutesOf({ '2030-05-05': ['childrensDay', 'buddhasBirthday'] })).toEqual({
    '2030-05-06': ['childrensDay'],
    '2030-05-07': ['buddhasBirthday'],
  });
});

it('gives one day for two holidays on a weekday, to those that have a rule', () => {
  expect(substitutesOf({ '2025-05-05': ['childrensDay', 'buddhasBirthday'] })).toEqual({
    '2025-05-06': ['childrensDay', 'buddhasBirthday'],
  });
  expect(substitutesOf({ '2017-10-03': ['nationalFoundationDay', 'chuseok'] })).toEqual({ '2017-10-04': ['chuseok'] });
});

it('gives none for two holidays on a weekday where neither has a rule yet', () => {
  expect(substitutesOf({ '2006-05-05': ['childrensDay', 'buddhasBirthday'] })).toEqual({});
});

it('gives the first free day to the holiday that came first, however they are listed', () => {
  expect(substitutesOf({ '2027-08-15': ['liberationDay'], '2027-08-14': ['constitutionDay'] })).toEqual({
    '2027-08-16': ['constitutionDay'],
    '2027-08-17': ['liberationDay'],
  });
});

it('follows the rule in force on the day', () => {
  expect(substitutesOf({ '2013-11-03': ['seollal'] })).toEqual({});
  expect(substitutesOf({ '2021-08-01': ['liberationDay'] })).toEqual({});
  expect(substitutesOf({ '2021-08-08': ['liberationDay'] })).toEqual({ '2021-08-09': ['liberationDay'] });
});

it('never moves New Year’s Day and Memorial Day', () => {
  expect(substitutesOf({ '2028-01-01': ['newYear'], '2027-06-06': ['memorialDay'] })).toEqual({});
});

import { expect, it } from 'vitest';
import { formatIsoDate } from '../../formatIsoDate.ts';
import { wordDates } from './wordDates.ts';

/** A Wednesday. */
const TODAY = { year: 2026, month: 11, day: 25 };
const [MONDAY, SUNDAY] = [1, 0] as const;

it.each([
  ['그끄저께', '2026-11-22'],
  ['그제', '2026-11-23'],
  ['그저께', '2026-11-23'],
  ['어제', '2026-11-24'],
  ['작일', '2026-11-24'],
  ['Yesterday', '2026-11-24'],
  ['오늘', '2026-11-25'],
  ['금일', '2026-11-25'],
  ['지금', '2026-11-25'],
  ['현재', '2026-11-25'],
  ['today', '2026-11-25'],
  ['now', '2026-11-25'],
  ['present', '2026-11-25'],
  ['내일', '2026-11-26'],
  ['낼', '2026-11-26'],
  ['명일', '2026-11-26'],
  ['익일', '2026-11-26'],
  ['tomorrow', '2026-11-26'],
  ['모레', '2026-11-27'],
  ['내일 모레', '2026-11-27'],
  ['낼모레', '2026-11-27'],
  ['day after tomorrow', '2026-11-27'],
  ['글피', '2026-11-28'],
])('reads %j from a Wednesday, November 25, as %s', (words, date) => {
  expect(wordDates(words, { rest: words, day: undefined }, TODAY)?.map(formatIsoDate)).toEqual([date]);
});

it.each([
  ['지지난 주', '2026-11-09'],
  ['지난주', '2026-11-16'],
  ['저번 주', '2026-11-16'],
  ['last week', '2026-11-16'],
  ['2주 뒤', '2026-12-07'],
  ['이번 주', '2026-11-23'],
  ['요번주', '2026-11-23'],
  ['금주', '2026-11-23'],
  ['this week', '2026-11-23'],
  ['다음 주', '2026-11-30'],
  ['담주', '2026-11-30'],
  ['차주', '2026-11-30'],
  ['내주', '2026-11-30'],
  ['next week', '2026-11-30'],
  ['다다음 주', '2026-12-07'],
  ['2주 전', '2026-11-09'],
  ['3주일 후', '2026-12-14'],
])('reads the Monday of %j as %s, and the Sunday as the sixth day after it', (week, date) => {
  const on = (day: 0 | 1) => wordDates(week, { rest: week, day }, TODAY) ?? [];
  expect(on(MONDAY).map(formatIsoDate)).toEqual([date]);
  const [[monday], [sunday]] = [on(MONDAY), on(SUNDAY)].map((dates) =>
    dates.map(({ year, month, day }) => Date.UTC(year, month - 1, day) / 86_400_000),
  ) as [number[], number[]];
  expect((sunday as number) - (monday as number)).toBe(6);
});

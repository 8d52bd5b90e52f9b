import type { CivilDate } from '../../dayNumber.ts';
import { daysInMonth } from '../../daysInMonth.ts';
import { withCalendarWords } from '../days/withCalendarWords.ts';
import type { RangeParts } from './rangeParts.ts';

/** 2026년 1월, 2026-01 and 2026.1. */
const YEAR_AND_MONTH = /^(\d{4}) ?[-./년] ?(\d{1,2}) ?[월.]?$/u;
const MONTH = /^(\d{1,2}) ?월?$/u;

/** The first and the last day of whole months, as of `2026년 1월 ~ 3월` and `2026-01 ~ 2026-03`. */
export function monthRange(
  { first, second }: RangeParts,
  today: CivilDate,
): { readonly start: CivilDate; readonly end: CivilDate } | undefined {
  const [, firstYear, firstMonth] = YEAR_AND_MONTH.exec(withCalendarWords(first, today)) ?? [];
  if (firstYear === undefined) return undefined;
  const start = { year: Number(firstYear), month: Number(firstMonth), day: 1 };
  const [, ownYear, ownMonth] = YEAR_AND_MONTH.exec(withCalendarWords(second, today)) ?? [];
  const month = Number(ownMonth ?? MONTH.exec(second)?.[1]);
  const year = Number(ownYear ?? start.year + (month < start.month ? 1 : 0));
  const end = { year, month, day: daysInMonth(year, month) };
  return daysInMonth(start.year, start.month) > 0 && end.day > 0 ? { start, end } : undefined;
}

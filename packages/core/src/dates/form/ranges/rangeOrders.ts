import { weekday } from '../../weekday.ts';
import { MAX_DAY } from '../days/dateContext.ts';
import { type DateOrder, plainDate, splitWeekday } from '../days/writtenDate.ts';
import type { RangeParts } from './rangeParts.ts';

/** A month and a day, or a day and a month, by numbers, possibly with the year behind them; then any other text. */
const NUMBERS = /^(\d{1,2}) ?([-./]) ?(\d{1,2})(?: ?\2 ?(\d{4}|\d\d)|(?= ?\.?(?:$|[^\d./-])))(?![\d/-])(.*)$/u;
const MONTHS = 12;

type Side = { readonly month: string; readonly day: string; readonly year: string; readonly rest: string };

/** A side of a range with the month first, then with the day first; undefined in place of an impossible order. */
function ordersOf(text: string): readonly (Side | undefined)[] | undefined {
  const { rest: plain, day: writtenDay } = splitWeekday(plainDate(text));
  const [, first, , second, year = '', rest = ''] = NUMBERS.exec(plain) ?? [];
  if (first === undefined || second === undefined) return undefined;
  const sides = [
    { month: first, day: second, year, rest },
    { month: second, day: first, year, rest },
  ].map((side) => (Number(side.month) <= MONTHS && Number(side.day) <= MAX_DAY ? side : undefined));
  if (writtenDay === undefined || year.length < 4) return sides;
  const onDay = sides.map((side) => {
    const date = side && { year: Number(year), month: Number(side.month), day: Number(side.day) };
    return date && weekday(date) === writtenDay ? side : undefined;
  });
  return onDay.some(Boolean) ? onDay : sides;
}

/** The side in a notation that is read the same in every language, unless its year has two digits. */
function written({ month, day, year, rest }: Side): string {
  return year.length === 4
    ? `${year}-${month}-${day}${rest}`
    : `${[month, day, year].filter(Boolean).join('/')}${rest}`;
}

/**
 * Both sides with the year first, as 26.11.25 is written in Korea, where no month can be first. Slashes put the year
 * last, unless the range would end before it starts.
 */
function shortYearFirst(parts: RangeParts, days: readonly (Side | undefined)[]): RangeParts | undefined {
  const [start, end] = days;
  if (start?.year.length !== 2 || end?.year.length !== 2) return undefined;
  if (parts.first.includes('/') && start.year <= end.year) return undefined;
  const [first = '', second = ''] = [start, end].map(
    ({ year, month, day, rest }) => `${day}년 ${month}월 ${year}일${rest}`,
  );
  return { ...parts, first, second };
}

/**
 * The parts of a range with the numbers of both sides in the same order. If one side allows a single order, that order;
 * otherwise both, the likelier first; then, where it may be meant, the order with a year of two digits first. Other
 * parts are unchanged, and so are parts without a year that may have the month first.
 */
export function rangeOrders(parts: RangeParts, order: DateOrder | undefined): readonly RangeParts[] {
  const [firsts, seconds] = [ordersOf(parts.first), ordersOf(parts.second)];
  if (!firsts || !seconds) return [parts];
  const years = [...firsts, ...seconds].flatMap((side) => side?.year || []);
  // In languages that write the year first, 26/11/27 also has it first.
  if (order !== 'monthFirst' && years.some((year) => year.length < 4)) return [parts];
  const orders = firsts.map((first, at) => {
    const second = seconds[at];
    return first && second ? { ...parts, first: written(first), second: written(second) } : undefined;
  });
  const [monthFirst, dayFirst] = orders;
  if (monthFirst && years.length === 0) return [parts];
  const likelier = parts.second.includes('.') ? [dayFirst, monthFirst] : [monthFirst, dayFirst];
  const hasMonthFirst = firsts[0] !== undefined || seconds[0] !== undefined;
  const yearFirst = hasMonthFirst ? undefined : shortYearFirst(parts, [firsts[1], seconds[1]]);
  const meant = [...likelier, yearFirst].filter((ordered) => ordered !== undefined);
  const [likeliest = parts, other = likeliest] = meant;
  // Both orders give the same date for 05/05/2026.
  const isOne = other.first === likeliest.first && other.second === likeliest.second;
  return isOne ? [likeliest] : meant;
}

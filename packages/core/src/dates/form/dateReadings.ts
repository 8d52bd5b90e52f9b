import { type CivilDate, fromDayNumber, toDayNumber } from '../dayNumber.ts';
import { formatIsoDate } from '../formatIsoDate.ts';
import { parseDate } from './parseDate.ts';
import { type DateOrder, plainDate, splitWeekday, type WrittenDate, writtenDate } from './writtenDate.ts';

/** What the readings of a date depend on besides its text. */
export type DateContext = {
  /** Which number is the month where the year is last. */
  readonly order?: DateOrder;
  /** The user's local date, which decides the century of a year of two digits. */
  readonly today: CivilDate;
  /** Later dates make no sense, such as a date of birth in the future. */
  readonly latest?: CivilDate | undefined;
};

/** The start of a time of the day: ` 14:30`, `T14:30:00Z`, ` 오후 2시`. */
const TIME = /(?:[ ,]|(?<=\d)T)(?:오전|오후|[ap]\.?m\.?)? ?\d{1,2}(?::|시)/iu;
/** Three numbers, whatever is between and around them. */
const NUMBERS = /^\D*(\d{1,4})[^\d:]{1,4}(\d{1,2})[^\d:]{1,4}(\d{1,4})\D*$/u;
/** A date without separators, possibly with a time: 20261125, 20261125143000, 900515. */
const RUN = /^\D*(\d{2}|\d{4})(\d{2})(\d{2})(?:(?<=\d{8})(?:\d{4}|\d{6}))?\D*$/u;

/** 12월 25일, 12/25 and 12.25. without a year. */
const MONTH_AND_DAY = /^(\d{1,2}) ?(?:[-./]|월) ?(\d{1,2}) ?[.일]?$/u;
/** Words for a day, by its distance from today. */
const NEAR_DAYS: Readonly<Record<string, number>> = {
  ...{ 그제: -2, 그저께: -2, 어제: -1, yesterday: -1, 오늘: 0, today: 0, now: 0 },
  ...{ 내일: 1, tomorrow: 1, 모레: 2, 글피: 3 },
};

/** A year of two digits is at most this many years before or after today. */
const MAX_YEARS_BACK = 100;
const MAX_YEARS_AHEAD = 50;

/** The years that a year of two digits may stand for. */
function yearsOf(digits: string, today: CivilDate): readonly string[] {
  if (digits.length !== 2) return [digits];
  const century = today.year - (today.year % 100);
  return [century, century - 100, century + 100]
    .map((start) => start + Number(digits))
    .filter((year) => year >= today.year - MAX_YEARS_BACK && year <= today.year + MAX_YEARS_AHEAD)
    .map(String);
}

/** A month and a day, in this year and the next: a birth date, which neither would be, is not guessed. */
function withoutYear(rest: string, { today, latest }: DateContext): readonly WrittenDate[] {
  const [, month, day] = MONTH_AND_DAY.exec(rest) ?? [];
  // A year that has every day.
  const named = month === undefined || day === undefined ? writtenDate(`${rest} 2000`, 'yearFirst') : { month, day };
  if (named === undefined || latest !== undefined) return [];
  return [today.year, today.year + 1].map((year) => ({ ...named, year: String(year) }));
}

/** Ways to read three numbers, by rank: all of the first rank that has a date are offered. */
function ranked(
  [a, b, c]: readonly [string, string, string],
  order: DateOrder,
  isRun: boolean,
): readonly (readonly WrittenDate[])[] {
  const yearFirst = { year: a, month: b, day: c };
  const monthFirst = { year: c, month: a, day: b };
  const dayFirst = { year: c, month: b, day: a };
  if (a.length > 2) return [[yearFirst], [{ year: a, month: c, day: b }]];
  if (c.length > 2) return [[monthFirst, dayFirst]];
  if (isRun) return order === 'monthFirst' ? [[monthFirst], [yearFirst]] : [[yearFirst]];
  return order === 'monthFirst' ? [[monthFirst], [dayFirst], [yearFirst]] : [[yearFirst], [monthFirst], [dayFirst]];
}

/**
 * The dates that a text rejected by {@link parseDate} may mean, the nearest to today first; to be offered, never
 * taken without asking. Empty for texts that it accepts, and where nothing is likely.
 *
 * - A year of two digits, as in `900515` and `90.5.15`: in the centuries that are at most 100 years back and 50 ahead.
 * - The month and the day before the year in the other order or with other marks: `15/5/1990`, `5.15.1990`.
 * - A date with a time or another text around it: `2026-11-25 14:30`, `1990년 5월 15일생`.
 * - A date with the wrong day of the week: the date.
 * - A month and a day without a year, unless only the past makes sense, and words such as 오늘 and `tomorrow`.
 *
 * @example
 * dateReadings('900515', { today: { year: 2026, month: 11, day: 25 } }) // [{ year: 1990, month: 5, day: 15 }]
 */
export function dateReadings(text: string, context: DateContext): readonly CivilDate[] {
  const { order = 'yearFirst', today, latest } = context;
  if (parseDate(text, order).ok) return [];
  const { rest } = splitWeekday(plainDate(text).split(TIME, 1).join());
  const isPossible = (date: CivilDate) => latest === undefined || toDayNumber(date) <= toDayNumber(latest);
  const days = NEAR_DAYS[rest.toLowerCase()];
  if (days !== undefined) return [fromDayNumber(toDayNumber(today) + days)].filter(isPossible);
  const run = RUN.exec(rest);
  const numbers = run ?? NUMBERS.exec(rest);
  const [, a = '', b = '', c = ''] = numbers ?? [];
  const named = writtenDate(rest, order);
  const unnumbered = named === undefined ? withoutYear(rest, context) : [named];
  const ranks = numbers === null ? [unnumbered] : ranked([a, b, c], order, run !== null);

  function datesOf({ year, month, day }: WrittenDate): readonly CivilDate[] {
    return yearsOf(year, today).flatMap((full) => {
      const parsed = parseDate(`${full}-${month}-${day}`);
      return parsed.ok && isPossible(parsed.value) ? parsed.value : [];
    });
  }

  const found = ranks.map((rank) => rank.flatMap(datesOf)).find((dates) => dates.length > 0) ?? [];
  const unique = [...new Map(found.map((date) => [formatIsoDate(date), date])).values()];
  const distance = (date: CivilDate) => Math.abs(toDayNumber(date) - toDayNumber(today));
  return unique.sort((one, other) => distance(one) - distance(other));
}

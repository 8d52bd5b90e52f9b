import { type DateOrder, type WrittenDate, writtenDate } from './writtenDate.ts';

/** A date as written, possibly without a year. */
export type PartialDate = Omit<WrittenDate, 'year'> & { readonly year?: string };

/** Three numbers, whatever is between and around them. */
const NUMBERS = /^\D*(\d{1,4})[^\d:]{1,4}(\d{1,2})[^\d:]{1,4}(\d{1,4})\D*$/u;
/** A date without separators, possibly with a time: 20261125, 20261125143000, 900515. */
const RUN = /^\D*(\d{2}|\d{4})(\d{2})(\d{2})(?:(?<=\d{8})(?:\d{4}|\d{6}))?\D*$/u;
/** 05151990 and 15051990. */
const YEAR_LAST_RUN = /^\D*(\d{2})(\d{2})(\d{4})\D*$/u;
/** 12월 25일, 12/25 and 12.25. without a year. */
const MONTH_AND_DAY = /^(\d{1,2}) ?(?:[-./]|월) ?(\d{1,2}) ?[.일]?$/u;

type Ranks = readonly (readonly PartialDate[])[];

/** Ways to read three numbers. */
function ranked(numbers: readonly [string, string, string], order: DateOrder, isRun: boolean, text: string): Ranks {
  const [a, b, c] = numbers;
  const yearFirst = { year: a, month: b, day: c };
  const monthFirst = { year: c, month: a, day: b };
  const dayFirst = { year: c, month: b, day: a };
  if (a.length > 2) return [[yearFirst], [{ year: a, month: c, day: b }]];
  if (c.length > 2) return [[monthFirst, dayFirst]];
  if (isRun) return order === 'monthFirst' ? [[monthFirst], [yearFirst]] : [[yearFirst]];
  if (order === 'monthFirst') return [[monthFirst], [dayFirst], [yearFirst]];
  // Slashes are common in Korea too, but also on foreign bills and cards, which begin with the month or the day.
  return text.includes('/') ? [[yearFirst, monthFirst, dayFirst]] : [[yearFirst], [monthFirst], [dayFirst]];
}

function groups(pattern: RegExp, text: string): readonly [string, string, string] | undefined {
  const match = pattern.exec(text);
  if (match === null) return undefined;
  const [, a = '', b = '', c = ''] = match;
  return [a, b, c];
}

/** A month and a day, by numbers or with the name of the month. */
function monthAndDay(text: string): PartialDate | undefined {
  const [, month, day] = MONTH_AND_DAY.exec(text) ?? [];
  if (month !== undefined && day !== undefined) return { month, day };
  // A year that has every day.
  const named = writtenDate(`${text} 2000`, 'yearFirst');
  return named && { month: named.month, day: named.day };
}

/**
 * Ways to read a plain text as a date, by rank: only the first rank that has a date is meant. The numbers may be no
 * date.
 */
export function writtenRanks(text: string, order: DateOrder): Ranks {
  const run = groups(RUN, text);
  const yearLast = groups(YEAR_LAST_RUN, text);
  if (run) return [...ranked(run, order, true, text), ...(yearLast ? ranked(yearLast, order, true, text) : [])];
  const numbers = groups(NUMBERS, text);
  if (numbers) return ranked(numbers, order, false, text);
  const partial = writtenDate(text, order) ?? monthAndDay(text);
  return partial === undefined ? [] : [[partial]];
}

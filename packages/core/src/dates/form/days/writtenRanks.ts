import { LEAP_YEAR } from './dateContext.ts';
import { type DateOrder, type WrittenDate, writtenDate } from './writtenDate.ts';

/** A date as written, possibly without a year. */
export type PartialDate = Omit<WrittenDate, 'year'> & { readonly year?: string };

/** Excludes a number that counts something: 10명 3박 4일, 25평 3억 5천. In 90생, 2026학년도 and 11/25 수 it is part of a date. */
const COUNTED = '(?! ?(?!출?생|[년월일]|학년도|연도|시즌|[화수목금토](?![가-힣]))[가-힣])';
/** The same for the last number after a space, which other words may follow: 12/24 10명, 12/24 20 nights. */
const COUNTED_LAST = String.raw`(?!(?<=[^.] \d{1,4})(?:[박명인실억]|[천만]원?|원| nights?)(?![가-힣a-z]))`;
/** Three numbers, whatever is between and around them but the mark of a range. */
const NUMBERS = new RegExp(
  String.raw`^\D*(\d{1,4})${COUNTED}([^\d:~∼〜→]{1,4})(\d{1,2})${COUNTED}([^\d:~∼〜→]{1,4})(\d{1,4})${COUNTED_LAST}(\D*)$`,
  'iu',
);
/** The character after a number that marks it as a year, a month or a day. */
const ROLE_MARK = /^ ?([년年월月일日])/u;
/** After the last number a separate 월 or 일 may be the day of the week. */
const LAST_ROLE_MARK = /^([년年월月일日])/u;
/** A date without separators, possibly with a time: 20261125, 20261125143000, 900515. */
const RUN = /^\D*(\d{2}|\d{4})(\d{2})(\d{2})(?:(?<=\d{8})(?:\d{4}|\d{6}))?\D*$/u;
/** 05151990 and 15051990. */
const YEAR_LAST_RUN = /^\D*(\d{2})(\d{2})(\d{4})\D*$/u;
/** 12월 25일, 12/25 and 12.25. without a year. */
const MONTH_AND_DAY = /^(\d{1,2}) ?(?:[-./]|월) ?(\d{1,2}) ?[.일]?$/u;
/** Two days of a month, of which the second could be a year: 12/24,25, 12/24 25 and 12월 24일과 25일. */
const DAYS_IN_LIST =
  /^\D*(\d{1,2}) ?(?:[/.]|월) ?(\d{1,2})(?:일? ?(?:[,·&]|및|[와과]) ?|(?<=[/.] ?\d{1,2}) {1,2})(\d{1,2})(?![\d년年])\D*$/u;

/** 10/3 2027: a month and a day, and the year separate from them. */
const YEAR_APART = /\d[-./]\d{1,2},? \d{4}/u;

type Ranks = readonly (readonly PartialDate[])[];

type Numbers = readonly [string, string, string];
/** How three numbers stand in a text: without anything between them, or apart. */
type Spacing = 'run' | 'apart';
type Role = keyof WrittenDate;
type Roles = readonly [Role, Role, Role];

const YEAR_FIRST: Roles = ['year', 'month', 'day'];
const YEAR_THEN_DAY: Roles = ['year', 'day', 'month'];
const MONTH_FIRST: Roles = ['month', 'day', 'year'];
const DAY_FIRST: Roles = ['day', 'month', 'year'];
const ROLES: Readonly<Record<string, Role>> = {
  ...{ 년: 'year', 年: 'year' },
  ...{ 월: 'month', 月: 'month' },
  ...{ 일: 'day', 日: 'day' },
};

/** The orders of three numbers, by rank. */
function rankedRoles(
  [a, , c]: Numbers,
  spacing: Spacing,
  order: DateOrder,
  text: string,
): readonly (readonly Roles[])[] {
  const american = order === 'monthFirst';
  const hasSlash = text.includes('/');
  // Where the month is first, 10/3/2027 is a date, so (10/3/2027) has the same order.
  const hasMonthFirst = (american && hasSlash) || YEAR_APART.test(text);
  if (a.length > 2) return [[YEAR_FIRST], [YEAR_THEN_DAY]];
  if (c.length > 2) return hasMonthFirst ? [[MONTH_FIRST], [DAY_FIRST]] : [[MONTH_FIRST, DAY_FIRST]];
  if (spacing === 'run') return american ? [[MONTH_FIRST], [YEAR_FIRST]] : [[YEAR_FIRST]];
  // Where no month is first, 26.11.25 is as likely written in Korea as in Europe.
  if (american) return hasSlash ? [[MONTH_FIRST], [DAY_FIRST], [YEAR_FIRST]] : [[MONTH_FIRST], [DAY_FIRST, YEAR_FIRST]];
  // Slashes are common in Korea too, but also on foreign bills and cards, which begin with the month or the day.
  return hasSlash ? [[YEAR_FIRST, MONTH_FIRST, DAY_FIRST]] : [[YEAR_FIRST], [MONTH_FIRST], [DAY_FIRST]];
}

function withRoles([a, b, c]: Numbers, [roleA, roleB, roleC]: Roles): WrittenDate {
  return { year: '', month: '', day: '', [roleA]: a, [roleB]: b, [roleC]: c };
}

/** Ways to read three numbers; `marked` are the roles that the text gives them. */
function ranked(numbers: Numbers, order: DateOrder, text: string, marked?: readonly (Role | undefined)[]): Ranks {
  const fits = (roles: Roles) => !marked?.some((role, at) => role !== undefined && role !== roles[at]);
  return rankedRoles(numbers, marked ? 'apart' : 'run', order, text).map((orders) =>
    orders.filter(fits).map((roles) => withRoles(numbers, roles)),
  );
}

function groups(pattern: RegExp, text: string): Numbers | undefined {
  const match = pattern.exec(text);
  if (match === null) return undefined;
  const [, a = '', b = '', c = ''] = match;
  return [a, b, c];
}

/** Three separate numbers, each with the role of its mark: none of 1월 ~ 3월 is a day. */
function separateRanks(text: string, order: DateOrder): Ranks | undefined {
  const match = NUMBERS.exec(text);
  if (match === null) return undefined;
  const [, a = '', afterA = '', b = '', afterB = '', c = '', afterC = ''] = match;
  const roleOf = (after: string, mark = ROLE_MARK) => ROLES[mark.exec(after)?.[1] ?? ''];
  return ranked([a, b, c], order, text, [roleOf(afterA), roleOf(afterB), roleOf(afterC, LAST_ROLE_MARK)]);
}

/** A month and a day, by numbers or with the name of the month. */
function monthAndDay(text: string): PartialDate | undefined {
  const [, month, day] = MONTH_AND_DAY.exec(text) ?? [];
  if (month !== undefined && day !== undefined) return { month, day };
  const named = writtenDate(`${text} ${LEAP_YEAR}`, 'yearFirst');
  return named && { month: named.month, day: named.day };
}

/** The first of two consecutive days in a list. The second number is hardly a year, although it could be. */
function firstListed(text: string): PartialDate | undefined {
  const [, month = '', day = '', next] = DAYS_IN_LIST.exec(text) ?? [];
  return Number(next) === Number(day) + 1 ? { month, day } : undefined;
}

/**
 * Ways to read a plain text as a date, by rank: only the first rank that has a date is meant. The caller checks whether
 * the numbers are a date.
 */
export function writtenRanks(text: string, order: DateOrder): Ranks {
  const run = groups(RUN, text);
  const yearLast = groups(YEAR_LAST_RUN, text);
  if (run) return [...ranked(run, order, text), ...(yearLast ? ranked(yearLast, order, text) : [])];
  const listed = firstListed(text);
  const separate = separateRanks(text, order);
  if (listed || separate) return [listed ? [listed] : [], ...(separate ?? [])];
  const partial = writtenDate(text, order) ?? monthAndDay(text);
  if (partial === undefined) return [];
  const { year, month, day } = partial;
  // Dec 24, 25 is a day and its year, or two days.
  if (year?.length === 2 && /^[a-z]/iu.test(text) && Number(year) === Number(day) + 1)
    return [[{ month, day }, partial]];
  // 13/1 has the day first.
  return year === undefined && text.includes('/') ? [[partial], [{ month: day, day: month }]] : [[partial]];
}

import { FORMAT_CHARACTERS, plainLetters } from '../../../validate/plainCharacters.ts';
import { toHalfWidth } from '../../../validate/toHalfWidth.ts';
import type { Weekday } from '../../weekday.ts';

/** `monthFirst` also accepts 5/15/1990: which number is the month depends on the language. */
export type DateOrder = 'yearFirst' | 'monthFirst';

/** The digits of a date as typed; the month of a date with its name is a number too. */
export type WrittenDate = { readonly year: string; readonly month: string; readonly day: string };

const DASHES = /[\u2010-\u2015\u2212]/g;
const IDEOGRAPHIC_STOP = /\u3002/g;

/** Year, month and day in this order. Only points may also end the date: `1990. 5. 15.` */
const YEAR_FIRST: readonly RegExp[] = [
  // Not 05151990, whose 19th month would be no help.
  /^(\d{4})(?!19|20)(\d{2})(\d{2})$/,
  /^(\d+) ?- ?(\d{1,2}) ?- ?(\d{1,2})$/,
  /^(\d+) ?\/ ?(\d{1,2}) ?\/ ?(\d{1,2})$/,
  /^(\d+) ?\. ?(\d{1,2}) ?\. ?(\d{1,2}) ?\.?$/,
  /^(\d+) (\d{1,2}) (\d{1,2})$/,
  /^(\d+) ?년 ?(\d{1,2}) ?월 ?(\d{1,2}) ?일$/,
];
const MONTH_FIRST = /^(\d{1,2}) ?\/ ?(\d{1,2}) ?\/ ?(\d{3,})$/;

const MONTHS = [
  ...['january', 'february', 'march', 'april', 'may', 'june'],
  ...['july', 'august', 'september', 'october', 'november', 'december'],
];
const DAYS = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'];
const KOREAN_DAYS = '일월화수목금토';
/** Names may be shortened: Jan, Sept., Tues. */
const MIN_NAME = 3;

/** 수요일 and (수), but no bare 일, which also ends a date; Wed, and (Wednesday). */
const WEEKDAY =
  /\(?([일월화수목금토])요일\)?|\(([일월화수목금토])\)|,? ?\(?\b((?:sun|mon|tue|wed|thu|fri|sat)[a-z]*)\b\.?\)?,?/iu;
/** Words, numbers and the marks of dates such as May 15th, 1990 and 15-May-1990. */
const NAMED = /^[\da-z][\da-z .,/-]*$/iu;
const WORDS = /\d+|[a-z]+/gu;
const FILLERS = /^(?:st|nd|rd|th|of)$/u;

/** Where a name, possibly shortened, is in a list of names; −1 if it is in none. */
function indexOfName(names: readonly string[], name: string): number {
  return name.length < MIN_NAME ? -1 : names.findIndex((full) => full.startsWith(name));
}

/** A date text with ASCII digits and marks, composed Hangul and single spaces. */
export function plainDate(text: string): string {
  return plainLetters(toHalfWidth(text.replace(FORMAT_CHARACTERS, '')))
    .replace(DASHES, '-')
    .replace(IDEOGRAPHIC_STOP, '.')
    .replace(/\s+/gu, ' ')
    .trim();
}

/** Takes the day of the week out of a plain date. */
export function splitWeekday(plain: string): { readonly rest: string; readonly day: Weekday | undefined } {
  const [found, , , english] = WEEKDAY.exec(plain) ?? [];
  if (found === undefined) return { rest: plain, day: undefined };
  const [korean = ''] = found.replace('(', '');
  const day = english === undefined ? KOREAN_DAYS.indexOf(korean) : indexOfName(DAYS, english.toLowerCase());
  // Replaced by a space, so that digits on both sides of it are not joined.
  return day < 0 ? { rest: plain, day: undefined } : { rest: plain.replace(found, ' ').trim(), day: day as Weekday };
}

/** May 15, 1990, 15 May 1990 and 1990 May 15. */
function namedDate(plain: string): WrittenDate | undefined {
  if (!NAMED.test(plain)) return undefined;
  const words = Array.from(plain.toLowerCase().matchAll(WORDS), ([word]) => word).filter((word) => !FILLERS.test(word));
  const months = words.map((word) => indexOfName(MONTHS, word));
  const at = months.findIndex((index) => index >= 0);
  if (words.length !== 3 || at < 0 || at > 1) return undefined;
  const [first = '', second = ''] = words.filter((_, index) => index !== at);
  const month = String(Number(months[at]) + 1);
  const [year, day] = at === 1 && first.length > 2 ? [first, second] : [second, first];
  return /^\d+$/u.test(year) && /^\d\d?$/u.test(day) ? { year, month, day } : undefined;
}

/** The year, month and day of a plain date without a day of the week; undefined for other texts. */
export function writtenDate(plain: string, order: DateOrder): WrittenDate | undefined {
  const american = order === 'monthFirst' ? MONTH_FIRST.exec(plain) : null;
  if (american !== null) {
    const [, month = '', day = '', year = ''] = american;
    return { year, month, day };
  }
  for (const pattern of YEAR_FIRST) {
    const match = pattern.exec(plain);
    if (match === null) continue;
    const [, year = '', month = '', day = ''] = match;
    return { year, month, day };
  }
  return namedDate(plain);
}

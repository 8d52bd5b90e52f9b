import { plainCharacters } from '../../../validate/plainCharacters.ts';

const DAYS = '월화수목금토일';
/** Days by their English names, in the order of the Korean ones. */
const ENGLISH: readonly RegExp[] = [
  ...[/\bmon(?:day)?\b/gu, /\btue(?:s|sday)?\b/gu, /\bwed(?:nesday)?\b/gu, /\bthu(?:rs|rsday)?\b/gu],
  ...[/\bfri(?:day)?\b/gu, /\bsat(?:urday)?\b/gu, /\bsun(?:day)?\b/gu],
];
const NAMED: Readonly<Record<string, number>> = { 평일: 5, 주중: 5, weekdays: 5, 주말: 2, weekends: 2 };
const RANGE = /^([월화수목금토일]) ?(?:[-~]|부터|to|through|thru) ?([월화수목금토일])(?: ?까지)?$/u;
/** 월, 수, 금 and 월수금; two days without a mark between them may be a word, such as 금일. */
const LIST = /^[월화수목금토일](?:(?: ?[,·/&] ?|,? and | )[월화수목금토일])+$|^[월화수목금토일]{3,7}$/u;
/** The number of the days before or after them: 주 5일 (월~금), Mon-Fri (5 days). */
const COUNT = /^(?:주 ?)?\d ?(?:일|days?(?: a week)?)|\(?(?:주 ?)?\d ?(?:일|days?(?: a week)?)\)?$/u;
const AROUND_DAYS = /^[ ,:(]{1,9}|[ ,:)]{1,9}$/gu;

/** @param plain in lowercase */
function namedDays(plain: string): number | undefined {
  const named = NAMED[plain];
  if (named !== undefined) return named;
  const days = ENGLISH.reduce((rest, name, at) => rest.replace(name, DAYS.charAt(at)), plain).replaceAll('요일', '');
  const [, first, last] = RANGE.exec(days) ?? [];
  if (first !== undefined && last !== undefined) {
    const more = (DAYS.indexOf(last) - DAYS.indexOf(first) + DAYS.length) % DAYS.length;
    return more === 0 ? undefined : more + 1;
  }
  if (!LIST.test(days)) return undefined;
  const each = Array.from(days).filter((day) => DAYS.includes(day));
  return new Set(each).size === each.length ? each.length : undefined;
}

/**
 * How many days of the week a text names: `월~금`, `월, 수, 금`, `Mon-Fri`, 평일. Their number may be beside them:
 * `주 5일 (월~금)`. Undefined for other texts, for days that are named twice, and for another number.
 *
 * @example weekdayCount('월~금') // 5
 */
export function weekdayCount(text: string): number | undefined {
  const plain = plainCharacters(text).toLowerCase();
  const [count] = COUNT.exec(plain) ?? [];
  if (count === undefined) return namedDays(plain);
  const days = namedDays(plain.replace(count, '').replace(AROUND_DAYS, ''));
  return days === Number(/\d/u.exec(count)) ? days : undefined;
}

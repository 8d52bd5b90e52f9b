import type { ShiftUnit } from '../../spans/shiftDate.ts';
import { withKoreanCount } from './withKoreanCount.ts';

/** The units by the words for them, in lowercase. */
export const SHIFT_WORDS: Readonly<Record<string, ShiftUnit>> = {
  ...{ 일: 'days', day: 'days', days: 'days', d: 'days' },
  ...{ 주: 'weeks', 주일: 'weeks', week: 'weeks', weeks: 'weeks', wk: 'weeks', wks: 'weeks', w: 'weeks' },
  ...{ 달: 'months', 개월: 'months', month: 'months', months: 'months', mo: 'months', mos: 'months' },
  ...{ mth: 'months', mths: 'months' },
  ...{ 년: 'years', 해: 'years', year: 'years', years: 'years', yr: 'years', yrs: 'years', y: 'years' },
  ...{ 영업일: 'businessDays', 'business day': 'businessDays', 'business days': 'businessDays' },
  ...{ 'working day': 'businessDays', 'working days': 'businessDays' },
  ...{ workday: 'businessDays', workdays: 'businessDays' },
};

/** The same words for an expression that ignores case; longer ones first, because they contain others: 주일, 영업일. */
export const UNIT = Object.keys(SHIFT_WORDS)
  .toSorted((one, other) => other.length - one.length)
  .join('|');

/** Words that make a shift point backward: 3일 전, 3 days ago. */
export const BACKWARDS = /^(?:전|이전|before|ago|earlier)$/iu;

/** From 1. */
const NUMBERS = ['an?|one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve'];
/** Spans that have names, and an article or a number in words before a unit. */
const NAMED: readonly (readonly [name: RegExp, digits: string])[] = [
  [/^(?:반 ?년|half a year)/u, '6개월'],
  ...NUMBERS.map(
    (number, at) =>
      [
        new RegExp(`^(?:${number})(?=[ -](?:day|week|mo|mth|year|business|work|and a half))`, 'u'),
        `${at + 1}`,
      ] as const,
  ),
];

/** Writes a span that begins with a word in digits: 한 달 becomes 1 달. */
export function withNumerals(plain: string): string {
  return NAMED.reduce((text, [name, digits]) => text.replace(name, digits), withKoreanCount(plain));
}

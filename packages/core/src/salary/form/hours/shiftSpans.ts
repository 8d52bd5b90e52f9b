import { plainCharacters } from '../../../validate/plainCharacters.ts';
import { BETWEEN } from '../../../validate/readings/numberLists.ts';

/** Before the end of a shift that lasts over midnight. */
const NEXT_DAY = /^(?:익일|다음 ?날|next day) ?/iu;
/** 9시 30분, 9시 반 and a.m., as 9:30 and am. */
const SPELLINGS: readonly (readonly [RegExp, string])[] = [
  [/까지$/u, ''],
  [NEXT_DAY, ''],
  [/시 ?반/gu, ':30'],
  [/시 ?(?=\d{1,2}분)/gu, ':'],
  [/[시분]/gu, ''],
  [/(?<=[ap])\.m\.?/giu, 'm'],
];
/** An hour that exists on the 24-hour clock only. */
const WHOLE_DAY = /^(?:00?|1[3-9]|2[0-4])(?!\d)/u;
const TIME = /^(?<before>오전|오후)? ?(?<hours>\d{1,2})(?::(?<minutes>[0-5]\d))? ?(?<after>am|pm)?$/iu;
/** A number without minutes. Two of them may be a range of hours instead of times: 7-8. */
const BARE = /^\d{1,2}$/u;

const HOUR = 60;
const HALF_DAY = 12 * HOUR;
const DAY = 24 * HOUR;
/** The longest shift that is likely. */
const MAX_SHIFT = 16 * HOUR;
/** A shorter shift in bare numbers is a range of hours: 12-13. */
const MIN_BARE = 3 * HOUR;

/**
 * The minutes since midnight that a time may mean: two values if the text does not say whether it is before or after
 * noon. 12 may be noon or midnight on either clock.
 *
 * @param wholeDay whether the times are those of the 24-hour clock
 */
function timesOf(text: string, wholeDay: boolean): readonly number[] {
  const { before = '', hours = '', minutes = '0', after = '' } = TIME.exec(text)?.groups ?? {};
  const hour = Number(hours);
  if (hours === '' || hour > 24) return [];
  const half = /오후|pm/iu.test(before + after) ? 1 : 0;
  if (before !== '' || after !== '') {
    return hour === 0 || hour > 12 ? [] : [(hour % 12) * HOUR + Number(minutes) + half * HALF_DAY];
  }
  const time = hour * HOUR + Number(minutes);
  const isKnown = hour !== 12 && (wholeDay || hours.startsWith('0'));
  return isKnown ? [time % DAY] : [time % HALF_DAY, (time % HALF_DAY) + HALF_DAY];
}

/** A span within a day, in minutes: its start after midnight, and its length. */
export type Span = { readonly start: number; readonly minutes: number };

/**
 * The shortest span between the two times of a text; two spans, 12 hours apart, if the text does not say which half of
 * the day is meant. Empty for other texts and for spans that are not shifts. Without a half of the day the end is the
 * next time that fits: 9-6 is 9 hours. If one time exists on the 24-hour clock only, the other is of that clock too:
 * 18-9 is 15 hours.
 *
 * @example shiftSpans('09:00~18:00') // [{ start: 540, minutes: 540 }]
 */
export function shiftSpans(text: string): readonly Span[] {
  const plain = plainCharacters(text).replace(/\s+/gu, ' ');
  const [from = '', to = '', ...more] = plain.split(BETWEEN);
  if (more.length > 0) return [];
  const times = [from, to].map((time) =>
    SPELLINGS.reduce((spelled, [spelling, mark]) => spelled.replace(spelling, mark), time).trim(),
  );
  const wholeDay = times.some((time) => WHOLE_DAY.test(time));
  const [starts = [], ends = []] = times.map((time) => timesOf(time, wholeDay));
  const spans = starts.flatMap((start) => ends.map((end) => ({ start, minutes: (end - start + DAY) % DAY })));
  const shortest = Math.min(...spans.map(({ minutes }) => minutes).filter((minutes) => minutes > 0));
  const isBare = BARE.test(from) && BARE.test(to) && Number(from) < Number(to);
  if (shortest > MAX_SHIFT || (isBare && (Number(to) <= 12 || shortest < MIN_BARE))) return [];
  const earliest = NEXT_DAY.test(to) ? DAY : 0;
  return spans.filter(({ start, minutes }) => minutes === shortest && start + minutes >= earliest);
}

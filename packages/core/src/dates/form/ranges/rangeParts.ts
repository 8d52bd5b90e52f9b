import { UNIT } from '../shifts/shiftWords.ts';

/** The other hyphens, and the minus sign, as some keyboards type it; a dash is between two dates. */
const HYPHENS = /[\u2010-\u2012\u2212]/gu;
/**
 * Between two dates; a hyphen only with spaces, as it is also inside of a date. Also the word before the second, such
 * as that of a journey, of a job or of a contract.
 */
const BETWEEN =
  / ?(?:[~∼〜～→–—―]|(?:으?로)?부터|에서|\bto\b|\buntil\b|\bthrough\b|\bfor\b) ?| - |,? (?:체크 ?아웃|도착|오는 ?(?:날|편)|귀국|복귀|(?:퇴사|퇴직|전역|종료|만료)일?|check-?out|return(?:s|ing)?|arriv(?:es|al|ing)):? /iu;
const UNTIL = / ?까지$/u;
const FROM = /부터|\bfor\b/iu;
/** The 로부터 of contracts, after which a length follows and not a day. */
const COUNTED_FROM = /로부터/u;
/** The other order of Jan 5 for 2 years: for 2 years from Jan 5. */
const FOR = /^for ([^,]{1,30}?) (?:from|starting|beginning) (?:on )?(.+)$/iu;
/** 기간: 11월 27일 ~ 30일, 계약기간 …, 체크인 … and 2박 3일 …. Not 음력, which changes the dates. */
const LABEL =
  /^(?:(?:(?!음력)[가-힣]{1,6} ?)?기간|일정|일시|날짜|휴가|여행|방학|출장|공연|체크 ?인|출발|가는 ?(?:날|편)|출국|\d{1,2}박 ?\d{1,2}일|period|dates?|when|check-?in|depart(?:s|ure|ing)?|from(?= ))(?: ?[:：])? ?/iu;
/** between Nov 27 and Dec 3. */
const AND = /^between (.{1,30}?) and (?=\S)/iu;
const LENGTH = String.raw`(?:(?:(?:약|총|성인|어른|아동|소아) ?)?\d{1,4} ?(?:${UNIT}|박|nights?|명|인실?|실|adults?|guests?|rooms?)(?:간| ?동안)?,? ?){1,4}`;
/**
 * The length of the range, which is redundant beside its dates, or the number of people: (24개월), (2박 3일) and 까지
 * 5일간. After a day also without a mark, as in 12/24~26 2박3일, but there 3일 alone may be a day, and 2026년 a year.
 */
const LENGTH_NOTE = new RegExp(
  String.raw` ?(?:\(${LENGTH}\)|(?<=까지 ?)${LENGTH}|(?<=[\d.화수목금토일)] ?)[ ,/·] ?(?!\d{1,4} ?[년일]$)${LENGTH})$`,
  'iu',
);
/** A stay before or behind its only day: 12/24 2박3일, 2박 3일 12/24부터. A flight at night makes its days one more. */
const STAY_FIRST = /^(\d{1,2}박(?: ?\d{1,2}일)?)[ ,/·]{1,3}(.+?)(?: ?(?:부터|출발))?$/u;
const STAY = /(?: ?부터| 출발)?[ ,/·(]{1,3}(\d{1,2})박(?: ?(\d{1,2})일)?\)?$/u;
/** Words beside a day on which something ends, so a stay cannot begin on that day. */
const LAST_DAY =
  /까지|마감|기한|만료|종료|마지막|늦어도|퇴실|아웃|귀국|복귀|오는 ?(?:날|편)|\b(?:due|until|by|out|return)/iu;
/** Around the whole range, but not around a day of the week. */
const BRACKETS = /^\((?=\d)(.+)\)$/u;
/** Between two cells of a spreadsheet. */
const CELLS = /[\t\r\n]+/gu;
/**
 * Before a second whole date: 2026-11-25 2026-11-27, 2026-11-25/2026-11-27, 11/25/2026 11/27/2026; 2026.1.5,2026.3.8.
 * Not before the year of the first one, as in 11/05/2026-11/27/2026 and Nov 5, 2026-Nov 27, 2026.
 */
const BEFORE_DATE =
  /(?<=\d{4}),? (?=\d{1,2}\/\d{1,2}\/\d{4}$)|(?<=[\d.일)])(?: ?[,;/] ?| )(?=\d{4}(?: ?[./년]| ?- ?(?:\d{1,2}(?! ?[./\d])|[a-z]+-)|\d{4}$))/iu;
/** Longer text is not a range. */
const MAX_UNITS = 80;

/** The texts of the two dates of a range. */
export type RangeParts = {
  readonly first: string;
  readonly second: string;
  /** Only a hyphen without spaces is between them, as it may be inside of a date too: 12/5-12/8. */
  readonly isTight: boolean;
  /** The text gives a first day and no last day with 까지: 11월 25일부터 3일, Jan 5 for 2 years. */
  readonly isOpen: boolean;
  /** A length follows, such as 30 days: 11월 25일로부터 30일. */
  readonly isCounted: boolean;
};

/** The halves of a text around its only hyphen, or around the one between two dates that have as many hyphens each. */
function aroundHyphen(plain: string): readonly string[] {
  const parts = plain.split('-');
  const half = parts.length / 2;
  return parts.length % 2 === 0 ? [parts.slice(0, half).join('-'), parts.slice(half).join('-')] : [];
}

/** Splits a text into the texts of two dates; undefined for other texts. */
export function rangeParts(text: string): RangeParts | undefined {
  if (text.length > MAX_UNITS) return undefined;
  const whole = text
    .trim()
    .replace(HYPHENS, '-')
    .replace(CELLS, ' ~ ')
    .replace(/\s+/gu, ' ')
    .replace(LABEL, '')
    .replace(AND, '$1 ~ ')
    .replace(FOR, '$2 for $1')
    .replace(LENGTH_NOTE, '')
    .replace(BRACKETS, '$1');
  const plain = whole.replace(UNTIL, '');
  const marked = [BETWEEN, BEFORE_DATE].map((mark) => plain.split(mark)).find((parts) => parts.length > 1);
  const [first, second, ...more] = marked ?? aroundHyphen(plain);
  if (!first || !second || more.length > 0) return undefined;
  const isOpen = FROM.test(whole) && plain === whole;
  return { first, second, isTight: marked === undefined, isOpen, isCounted: COUNTED_FROM.test(whole) };
}

/** The same for the text of one date with the length of a stay: 12/24 2박3일. */
export function stayParts(text: string): RangeParts | undefined {
  const dayFirst = text.trim().replace(STAY_FIRST, '$2 $1');
  if (text.length > MAX_UNITS || !STAY.test(dayFirst) || LAST_DAY.test(dayFirst)) return undefined;
  return rangeParts(dayFirst.replace(STAY, (_, nights, days = Number(nights) + 1) => `부터 ${days}일간`));
}

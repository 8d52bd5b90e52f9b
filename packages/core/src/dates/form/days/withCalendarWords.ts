import type { CivilDate } from '../../dayNumber.ts';
import { daysInMonth } from '../../daysInMonth.ts';
import { withoutLunarMarks } from './otherCalendars.ts';
import { parseDate } from './parseDate.ts';

/** 월욜, as in chats. */
export const SPOKEN_WEEKDAY = /(?<=[월화수목금토일])욜/u;
/** Words as they are written in chats: 금욜, 이번주 금, 12/25 금. 일, and 월 behind a digit, may be a mark of the date. */
const SPOKEN: readonly (readonly [word: RegExp, written: string])[] = [
  [SPOKEN_WEEKDAY, '요일'],
  [/(?<=(?:(?:이번|요번|다음|지난|저번) ?주|[금차내담]주) ?)([월화수목금토일])$/u, '$1요일'],
  [/(?<=\d[./월] ?\d{1,2}[일.]? ?)(?:(?<!\d)월|[화수목금토])$/u, ' $&요일'],
];
/** Words for a year, by its distance from this one. 다음 다음 해 comes before 다음 해, which it contains. */
const YEARS: readonly (readonly [word: RegExp, more: number, mark: string])[] = [
  [/(?<![가-힣])(?:재작년|지지난 ?해|전전년)/u, -2, '년'],
  [/(?<![가-힣])(?:작년|지난 ?해|전년)/u, -1, '년'],
  [/\blast year\b/iu, -1, ''],
  [/(?<![가-힣])(?:올해|금년)/u, 0, '년'],
  [/\bthis year\b/iu, 0, ''],
  [/(?<![가-힣])(?:내후년|다다음 ?해|다음 ?다음 ?해|익익년)/u, 2, '년'],
  [/(?<![가-힣])(?:내년|다음 ?해|익년|차년)/u, 1, '년'],
  [/\bnext year\b/iu, 1, ''],
];
/** Words for a month, by its distance from this one. 다음 다음 달 comes before 다음 달, which it contains. */
const MONTHS: readonly (readonly [word: RegExp, more: number])[] = [
  [/(?<![가-힣])(?:지지난 ?달|전전월)/u, -2],
  [/(?<![가-힣])(?:지난 ?달|저번 ?달|전월)/u, -1],
  [/(?<![가-힣])(?:[이요]번 ?달|이 ?달|당월|금월)/u, 0],
  [/(?<![가-힣])(?:다다음 ?달|다음 ?다음 ?달|익익월)/u, 2],
  [/(?<![가-힣])(?:다음 ?달|담 ?달|내달|익월|차월)/u, 1],
];
/** A month and a day, beside which the name of the same day is redundant: 5월 5일 어린이날, 12/25(크리스마스). Not 3.1절. */
const MONTH_AND_DAY = /(?<!\d)(\d{1,2})[-./월] ?(\d{1,2})(?![\d절])(?![-./]\d{1,2}(?!\d))/u;
/** A day of a lunar month falls at most this many months later in the solar calendar. */
const LUNAR_MONTHS = 2;
/** The date of 연말 alone. Beside another date, 연말 means the season and is dropped. */
const YEAR_END_DAY = '12월 31일';
/** The dates of named days: lunar dates with 음력, and `written` in English for names in an English text. */
const NAMED_DAYS: readonly (readonly [name: RegExp, date: string, written?: string])[] = [
  [/신정|새해 ?첫 ?날/u, '1월 1일'],
  [/설날|구정|(?<![가-힣])설$|\bseollal\b|\blunar new year(?:['’]?s day)?/iu, '음력 1월 1일'],
  [/\bnew year['’]?s day\b/iu, '1월 1일', 'Jan 1'],
  [/정월 ?대보름/u, '음력 1월 15일'],
  [/밸런타인 ?데이|발렌타인 ?데이/u, '2월 14일'],
  [/\bvalentine['’]?s day\b/iu, '2월 14일', 'Feb 14'],
  [/삼일절|3\.1절/u, '3월 1일'],
  [/화이트 ?데이/u, '3월 14일'],
  [/식목일/u, '4월 5일'],
  [/부처님 ?오신 ?날|석가 ?탄신일/u, '음력 4월 8일'],
  [/노동절|근로자의 ?날/u, '5월 1일'],
  [/어린이날/u, '5월 5일'],
  [/어버이날/u, '5월 8일'],
  [/스승의 ?날/u, '5월 15일'],
  [/현충일/u, '6월 6일'],
  [/제헌절/u, '7월 17일'],
  [/광복절/u, '8월 15일'],
  [/추석|한가위|\bchuseok\b/iu, '음력 8월 15일'],
  [/국군의 ?날/u, '10월 1일'],
  [/개천절/u, '10월 3일'],
  [/한글날/u, '10월 9일'],
  [/핼러윈|할로윈/u, '10월 31일'],
  [/\bhalloween\b/iu, '10월 31일', 'Oct 31'],
  [/빼빼로 ?데이/u, '11월 11일'],
  [/크리스마스 ?이브/u, '12월 24일'],
  [/\b(?:christmas|xmas) eve\b/iu, '12월 24일', 'Dec 24'],
  [/크리스마스|성탄절/u, '12월 25일'],
  [/\b(?:christmas|xmas)(?: day)?\b/iu, '12월 25일', 'Dec 25'],
  [/연말/u, YEAR_END_DAY],
];
/** 작년 오늘, 지난달 오늘 and this day last year, whose words for the year and the month are already replaced. */
const SAME_DAY = /^(\d{4})년 ?(?:(\d{1,2})월 ?)?오늘$|^(?:on )?(?:today|this day),? (\d{4})$/iu;
/** 말일 and 월말 of this month, and 2026년 말. */
const MONTH_END = /^(?:말일|월말)$/u;
const YEAR_END = /(?<!\d)(\d{4})년도? ?말$/u;
/** Not after a number or a word that may name another year than the coming one: 3년 전 12월 말, 지난 12월 말. */
const LAST_DAY =
  /(?:(?<!\d)(\d{4})(?: |년도? ?)|(?<!(?:\d|년도?|해|전|올|지난|저번)[^가-힣\d]{0,9}))(\d{1,2})월 ?(?:말일?|마지막 ?날)$/u;
/** After a date that is a limit or the first day: 12월 31일까지, 12월 25일(금)부터. */
const LIMIT = /(?<=\S) ?(?:까지|부터|이후|부로|기준|현재|당일)$/u;
/** What happens on a day, before a month and a day without a year: 납기일 12/15(화). */
const EVENT =
  /^(?:마감|납기|납품|발표|시험|면접|예정|만료|시작|종료|입사|입대|퇴사|계약|발급|작성|신청|접수|결제|입금|출고|배송|도착|출발|출시|행사|예식|결혼식?|생일|생신|(?:결혼 ?)?기념일|수능|개학|개강|방학|여행|모임|기준|디데이|d-?day)(?:일자|일시|기한|날짜|일|날)? ?:? ?(?=\d)/iu;

/** Before a date that is a limit, and before a day: ~12/31, due by Dec 31, as of Nov 26, 2026, the 26th of November. */
const LEAD =
  /^(?:~ ?)?(?:(?:due|valid|effective|expires?|starts?|starting|begins?|beginning|ends|ending|born|dob|deadline|date):? )?(?:(?:by|until|till|on|as of|from|since|through) )?(?:the )?/iu;
/** end of next month, last day of February 2027; the words for a year are already replaced. */
const END_OF = /^(?:end|last day) of (?:the )?(?<period>[a-z\d., ]{3,15})$/iu;
/** Months near this one, by their distance from it. */
const NEAR_MONTHS: Readonly<Record<string, number>> = { month: 0, 'this month': 0, 'last month': -1, 'next month': 1 };
const NAMED_MONTH = /^(?<name>[a-z]{3,9})\.?(?:,? (?<year>\d{4}))?$/iu;

/** The year and the month that are so many months from this one. */
function monthIn(months: number, { year, month }: CivilDate): string {
  const at = year * 12 + month - 1 + months;
  return `${Math.floor(at / 12)}년 ${(at % 12) + 1}월`;
}

/** The end of a period that is named in English, as it is written in Korean: 2027년 2월 말. */
function endOf(period: string, today: CivilDate): string | undefined {
  const months = NEAR_MONTHS[period.toLowerCase()];
  if (months !== undefined) return `${monthIn(months, today)} 말`;
  if (/^(?:\d{4}|year)$/iu.test(period)) return `${Number(period) || today.year}년 말`;
  const { name = '', year } = NAMED_MONTH.exec(period)?.groups ?? {};
  const first = parseDate(`${name} 1, ${year ?? today.year}`);
  return first.ok ? `${year === undefined ? '' : `${year}년 `}${first.value.month}월 말` : undefined;
}

/** Whether a typed month and day can be a named day. The solar date of a lunar day differs from its lunar date. */
function canBe(date: string, text: string, month: number, day: number): boolean {
  const typed = `${month}월 ${day}일`;
  const lunar = `음력 ${typed}`;
  if (!date.startsWith('음력')) return date === typed;
  if (withoutLunarMarks(text) !== undefined) return date === lunar;
  const later = month - Number.parseInt(date.slice('음력 '.length), 10);
  return date !== lunar && later >= 0 && later <= LUNAR_MONTHS;
}

/**
 * Replaces the name of a day by its date, or removes the name if the text has the same date. A name beside a different
 * date stays, so that the text is not read as a date.
 */
function withNamedDays(text: string): string {
  const [isDated, one, other] = MONTH_AND_DAY.exec(text) ?? [];
  const [month, day] = Number(one) > 12 ? [other, one] : [one, other];
  const named = NAMED_DAYS.reduce((rest, [name, date, written = date]) => {
    if (isDated === undefined) return rest.replace(name, written);
    const bare = rest.replace(name, '');
    return date === YEAR_END_DAY || canBe(date, bare, Number(month), Number(day)) ? bare : rest;
  }, text);
  return named.replace('()', '').trim();
}

/** Writes the words for years, months and named days of a plain text in numbers: 내년 becomes 2027년. */
export function withCalendarWords(plain: string, today: CivilDate): string {
  const replacements: readonly (readonly [word: RegExp, text: string])[] = [
    ...SPOKEN,
    ...YEARS.map(([word, more, mark]) => [word, `${today.year + more}${mark}`] as const),
    ...MONTHS.map(([word, more]) => [word, monthIn(more, today)] as const),
  ];
  const written = replacements.reduce(
    (text, [word, replacement]) => text.replace(word, replacement),
    plain.replace(LIMIT, '').replace(EVENT, '').replace(LEAD, ''),
  );
  return withNamedDays(written)
    .replace(SAME_DAY, (_, year: string | undefined, month: string | undefined, lastYear: string | undefined) => {
      return `${year ?? lastYear}년 ${month ?? today.month}월 ${today.day}일`;
    })
    .replace(END_OF, (text, period: string) => endOf(period, today) ?? text)
    .replace(YEAR_END, '$1년 12월 31일')
    .replace(MONTH_END, `${today.year}년 ${today.month}월 말`)
    .replace(LAST_DAY, (_, typedYear: string | undefined, month: string) => {
      const year = typedYear ?? today.year + (Number(month) < today.month ? 1 : 0);
      return `${year}년 ${month}월 ${daysInMonth(Number(year), Number(month))}일`;
    });
}

import { ALLOWANCE, BONUS, LEFT_OUT } from './allowanceWords.ts';

export type Period = 'hour' | 'month' | 'year';

/**
 * The words for a period before an amount. 연 and 월 alone are also the beginnings of other words: 연금, 월세, 연이율. An amount
 * in words has a factor: 삼백만.
 */
export const BEFORE: readonly (readonly [Period, RegExp])[] = [
  [
    'year',
    /^(?:(?:(?:계약|희망|기본|총|신입|수습|경력) ?)?(?:연봉|초봉)(?: ?총액| ?계약 ?금?액|액)?|연간|연(?=[ :]{0,3}(?:[\d₩]|[일이삼사오육칠팔구]?[십백천만억]))|annual(?:ly)?|yearly|per year)(?:[은이](?= )| (?:pay|salary))? ?:? ?/iu,
  ],
  [
    'month',
    /^(?:월 ?(?:급여|임금|통상임금|기본급|보수)(?: ?총액|액)?|(?:(?:\d{4}년 ?)?\d{1,2}월분? ?)?(?:월급|급여(?: ?총액|액)?)|지급 ?(?:합계|총액)|총 ?지급 ?금?액|보수 ?월액|기본급|한 ?달에?|매[월달]|월 ?평균|월(?=[ :]{0,3}(?:[\d₩]|[일이삼사오육칠팔구]?[십백천만억]))|monthly|per month|base)(?:[은는이](?= )| (?:pay|salary))? ?:? ?/iu,
  ],
  [
    'hour',
    /^(?:(?:통상|기본|최저) ?시급|시간?급|(?:[1한] ?)?시간당|[1한] ?시간에?|hourly|per hour)(?:[은이](?= )| (?:pay|wage))? ?:? ?/iu,
  ],
];
/** For how long a pay is paid, which also says for which period it is: 10,320원 x 209시간, 300만원 x 6개월. */
const FOR_HOURS = / ?[*x×] ?\d{1,3} ?시간(?: ?[*x×] ?\d{1,2} ?(?:일|주|개월|달)){0,2}$/iu;
const FOR_YEARS = / ?[*x×] ?\d{1,2} ?년$/iu;
/** 12 alone says so only of a pay that is known to be that of a month. */
export const PAID_FOR: Readonly<Record<Period, RegExp>> = {
  hour: FOR_HOURS,
  month: / ?[*x×] ?(?:12|\d{1,2} ?(?:개월|달))$/iu,
  year: FOR_YEARS,
};
/** The hours or the days of a month, whose pay is that of the month. */
export const FOR_MONTH = /[*x×] ?(?:\d{3} ?시간|\d{2} ?일)$/iu;
/** The words for a period behind an amount. */
export const AFTER: readonly (readonly [Period, RegExp])[] = [
  ['year', / ?(?:\/ ?(?:연|년|1년|yr?|year)|(?:a|per) year|p\.?a\.?|yearly|연봉)$/iu],
  ['month', / ?(?:\/ ?(?:월|달|mo|month)|(?:a|per) month|monthly|월급)$/iu],
  ['hour', / ?(?:\/ ?(?:시간|시|h|hr|hour)|(?:an|per) hour|hourly|시급)$/iu],
  ['year', FOR_YEARS],
  ['month', / ?[*x×] ?\d{1,2} ?(?:개월|달)$/iu],
  ['hour', FOR_HOURS],
];
/** What is paid beside the pay: 식대 별도, (식대 월 20만 미포함), (각종 수당, 식대 불포함), +인센티브 별도. */
export const BESIDE = new RegExp(
  String.raw`,? ?\+? ?\(?(?:(?:각종 )?(?:주휴|${ALLOWANCE})(?: ?[,/·] ?| 및 )){0,3}(?<allowance>(?:각종 )?(?:${ALLOWANCE}|${BONUS}))(?:[는은] ?|[ :]{0,3})(?:월 ?)?(?<amount>\d[^()]{0,12}?)? ?(?:${LEFT_OUT})\)?$`,
  'u',
);
/** What says nothing about the amount: 월 209시간 기준, and what is paid beside it without an amount. */
export const NOTES: readonly RegExp[] = [
  /^(?:월 ?)?\d{3} ?시간 ?기준[ :,]{0,3}/u,
  / ?\((?:월 ?)?\d{3} ?시간(?: ?기준)?\)$/u,
  new RegExp(String.raw` ?\+ ?(?:${BONUS}|${ALLOWANCE}|[@α]|알파)$`, 'u'),
];

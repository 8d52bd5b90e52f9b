/** How long or how often something is, or how large a part of the pay: 3개월, 8시간, 09:00, 90%, 4대보험. */
const QUANTITY =
  /\d{1,2}:\d{2}|\d{1,4}(?:\.\d{1,2})?(?: ?[~-] ?\d{1,4}(?:\.\d{1,2})?)?(?: ?(?:%|퍼센트|프로|개월|시간|일(?![급당])|[년분회명])|[달주대월호층]|시(?!급)|인(?!센)|차(?!량)|급(?!여)|교대)/gu;
/** An amount in digits or in words. */
const AMOUNT = /\d|[십백천만억] ?[만원]/u;
/** The period behind an amount, which is not a term: 300만원/월, 4,800만원/12개월. */
const PERIOD = /^[ /|·;,(]{0,4}(?:\d{1,3} ?)?(?:[연월일주시년달]|시간|개월|[a-z][a-z .]{0,20})\)?$/iu;
/**
 * What changes the amount, or may: the severance pay, weekly holiday pay and shares that are included, what is left
 * after deductions, 13 shares of a year, a raise, the pay of several persons, and another currency.
 */
const CHANGE =
  /퇴직금|실지급|공제 ?후|공제하고|떼고|제하고|빼고|수령|분할|인상|합산|합쳐|합해|부부|[$€£¥]|달러|주휴[^\d]{0,10}(?<![미불])포함|\d ?%[^%]{0,10}(?<![미불])포함/u;
/** Before a term: a mark, a space behind the unit of the amount, or any space where words follow that begin a term. */
const MARK =
  '(?: ?[/|·;•●※] ?| - |, ?(?!\\d)| ?\\+ ?(?=주휴)|(?<=원)(?:으로|에|을|이고|이며|입니다)?[.!]{0,3} (?=[가-힣\\d])|(?<=[만억천백\\d])(?:에|이고)? (?=(?:수습|하루|[주일] ?\\d|주말|평일|야간|4대|인센티브|성과급|제안|제시|협의|면접)))';
/** A term after its mark, or in brackets, of which the closing one may already be removed: (퇴직금 별도, 식대 제공). */
const TERM = new RegExp(`${MARK}(?:[^/|·;•●※,()]|,(?=\\d)|\\([^()]*\\))+\\)?|\\([^()]*(?:\\)|$)`, 'gu');
/** The words for a pay; the period of 월 급여 and 1월분 급여 is a part of them. */
const PAY_WORD =
  /(?<![가-힣A-Za-z\d])(?=연봉|초봉|월 ?급|(?<!월분? )(?:급여|기본급)|(?:최저|통상)? ?시급|시간급|시간당|[연월] ?:? ?[\d₩])/gu;
/** Another period than that of the word which follows: 연봉/월급 4,200만원. */
const OTHER_PERIOD = /연봉|초봉|월급|시급/u;
/** 연 and 월 alone also say how often something else is paid: 식대 월 20만원. */
const BARE_PERIOD = /^[연월] ?:? ?[\d₩]/u;
/** The text before 연 and 월 that shows that they name the pay: the end of a sentence, or a word for pay. */
const SAYS_PAY = /(?:[.!?~]|(?:급여|임금|보수|처우|페이|조건|제안|제시)[^\d]{0,5})$/u;
/** The pay of several months is not that of a month: 3개월 급여 900만원, but 계약 1년, 월급 300만원. */
const SPAN = /(?<!\d)\d{1,2} ?(?:개월|년|달)/u;
const EARLIER_CLAUSES = /^.*[.,!?]/u;

/** Whether a part of a text has neither an amount nor words that change an amount. */
function isUnpaid(text: string): boolean {
  return !AMOUNT.test(text.replace(QUANTITY, '')) && !CHANGE.test(text);
}

function isTerm(text: string): boolean {
  return isUnpaid(text) && !PERIOD.test(text);
}

/** Whether the text before a word for pay is unrelated to the pay, such as a greeting. */
function isLead(lead: string, pay: string): boolean {
  const words = lead.trim();
  if (!isUnpaid(words) || OTHER_PERIOD.test(words) || SPAN.test(words.replace(EARLIER_CLAUSES, ''))) return false;
  return !BARE_PERIOD.test(pay) || SAYS_PAY.test(words);
}

/** A text from its last word for a pay on, where no amount is before that. */
function withoutLead(text: string): string {
  const starts = [...text.matchAll(PAY_WORD)].map(({ index }) => index);
  return text.slice(starts.findLast((start) => isLead(text.slice(0, start), text.slice(start))) ?? 0);
}

/**
 * The pay of an offer without the greeting before it and without the terms beside it: after a comma, a slash or a
 * similar mark, in brackets, or after the unit of the amount. A term stays if it has an amount of its own or may change
 * the amount of the pay.
 *
 * @example withoutTerms('안녕하세요. 연봉: 4,200만원 / 수습 3개월 제안드립니다') // '연봉: 4,200만원'
 */
export function withoutTerms(text: string): string {
  return withoutLead(text).replace(TERM, (term) => (isTerm(term) ? '' : term));
}

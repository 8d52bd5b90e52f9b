/** The question for the take-home pay behind a pay; behind a mark the word says that the pay is after tax. */
const TAKE_HOME =
  /(?<![,/·|] ?)(?:의 ?| )?(?:월 ?)?(?:실수령액?|take[- ]home(?: pay)?)(?<asks>[은는이]? ?(?:얼마\S{0,4}|계산기?)?[?？]?)$/iu;
/** A pay that is known to be before tax, as that of a year or an hour is; 의 says that its take-home pay is meant. */
const BEFORE_TAX = /연봉|초봉|annual|yearly|per year|시급|hourly|per hour|의 ?(?:월 ?)?실수령액?$/iu;

/**
 * A pay without the question for its take-home pay. The word for it alone is one only behind a pay that is known to be
 * before tax: `월급 300만원 실수령` may be one after tax.
 *
 * @example withoutTakeHome('연봉 5000만원의 월 실수령액은?') // '연봉 5000만원'
 */
export function withoutTakeHome(text: string): string {
  return TAKE_HOME.exec(text)?.groups?.['asks'] || BEFORE_TAX.test(text) ? text.replace(TAKE_HOME, '') : text;
}

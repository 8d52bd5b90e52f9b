/** The question for the take-home pay behind a pay; behind a mark the word says that the pay is after tax. */
const TAKE_HOME =
  /(?<![,/·|] ?)(?:의 ?| )?(?:월 ?)?(?:실수령액?|take[- ]home(?: pay)?)(?<asks>[은는이]? ?(?:얼마\S{0,4}|계산기?)?\??)$/iu;
/** A pay that is known to be before tax, because a year's pay is. */
const YEARLY = /연봉|초봉|annual|yearly|per year/iu;

/**
 * A pay without the question for its take-home pay. The word for it alone is one only behind the pay of a year: a pay
 * of a month may be meant after tax.
 *
 * @example withoutTakeHome('연봉 5000만원의 월 실수령액은?') // '연봉 5000만원'
 */
export function withoutTakeHome(text: string): string {
  return TAKE_HOME.exec(text)?.groups?.['asks'] || YEARLY.test(text) ? text.replace(TAKE_HOME, '') : text;
}

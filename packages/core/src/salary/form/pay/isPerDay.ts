/** A day or a week before an amount, but not before its hours: 하루 12만원 and 주 60만원, but 하루 8시간 and 주 5일. */
const PER_DAY =
  /(?<![가-힣])(?:일당|일급|주급|하루(?=에? ?[\d₩])(?!에? ?[\d.:~-]{1,11} ?시))|(?<![가-힣\d])(?:1?일|주당?) ?(?=[\d₩][\d,.]{0,20} ?[천백십]?[만원]{1,2}$)|\/ ?(?:일|주|day|week)$|\b(?:per|a) (?:day|week)\b|\b(?:daily|weekly)\b(?! holiday)/iu;
/** Words for hourly pay. Beside them, a word such as 일급 names only how often the pay is paid. */
const PER_HOUR = /시급|시간급|시간당/u;

/**
 * Whether a text names daily or weekly pay, which cannot be converted into hourly pay without the hours. False if the
 * text also names hourly pay.
 *
 * @example isPerDay('일당 12만') // true
 */
export function isPerDay(text: string): boolean {
  return PER_DAY.test(text) && !PER_HOUR.test(text);
}

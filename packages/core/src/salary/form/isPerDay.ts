const PER_DAY =
  /(?<![가-힣])(?:일당|일급|주급|하루(?=에? ?[\d₩]))|\/ ?(?:일|주|day|week)$|\b(?:per|a) (?:day|week)\b|\b(?:daily|weekly)\b(?! holiday)/iu;

/**
 * Whether a text names a pay of a day or a week, which is the pay of an hour only together with the hours.
 *
 * @example isPerDay('일당 12만') // true
 */
export function isPerDay(text: string): boolean {
  return PER_DAY.test(text);
}

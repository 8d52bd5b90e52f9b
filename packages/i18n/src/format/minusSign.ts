/**
 * The sign of a number below 0 as it is shown: U+2212, as wide as a plus sign. Number fields read it as well.
 *
 * @example minusSign('-85.71') // '−85.71'
 */
export function minusSign(digits: string): string {
  return digits.replace(/^-/u, '\u2212');
}

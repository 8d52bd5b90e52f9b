/**
 * The check digit of EAN, UPC, ITF-14 and the other GS1 numbers.
 *
 * From the right, every other digit counts three times; the check digit brings the sum to a multiple of ten.
 *
 * @param digits the number without its check digit: decimal digits, any count
 * @see GS1 General Specifications section 7.9 (read 2026-11-20)
 * @example gs1CheckDigit('880123456789') // '3'
 */
export function gs1CheckDigit(digits: string): string {
  let sum = 0;
  for (let index = digits.length - 1, weight = 3; index >= 0; index -= 1, weight = 4 - weight) {
    sum += Number(digits.charAt(index)) * weight;
  }
  return ((10 - (sum % 10)) % 10).toString();
}

/** One digit, others after a point, and a power of ten. */
const EXPONENT = /^\d(?:[.,]\d+)?E\+\d{1,2}$/iu;

/**
 * Whether a text is a number as a spreadsheet shortens a long one that is not formatted as text: the last digits are
 * lost, so its barcode would not be that of the number. Surrounding spaces are ignored.
 *
 * @example isShortenedNumber('8.80123E+12') // true
 */
export function isShortenedNumber(text: string): boolean {
  return EXPONENT.test(text.trim());
}

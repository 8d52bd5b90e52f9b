/** One digit, others after a point, and a power of ten. */
const EXPONENT = /^\d(?:[.,]\d+)?E\+\d{1,2}$/iu;

/**
 * Whether a text is a number in the scientific notation to which spreadsheets shorten long numbers. The last digits are
 * lost, so its barcode would be that of another number. Surrounding spaces are ignored.
 *
 * @example isShortenedNumber('8.80123E+12') // true
 */
export function isShortenedNumber(text: string): boolean {
  return EXPONENT.test(text.trim());
}

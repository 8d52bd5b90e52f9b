import type { BarcodeFormat } from './barcodeFormats.ts';
import { hasArticleCheckDigit } from './hasArticleCheckDigit.ts';
import type { BarcodeText } from './parseBarcodeText.ts';

/** The formats in which a complete number with a zero in front is another number of the same article. */
const LENGTHENED: ReadonlySet<BarcodeFormat> = new Set(['EAN13', 'ITF14', 'UPC']);

/**
 * The typed digits with a zero in front, if they already end with a check digit of their own and another one was added:
 * 12 digits typed for EAN-13 may be a complete UPC-A, 13 digits for ITF-14 a complete EAN-13, and 11 digits for UPC-A a
 * complete UPC-A whose zero a spreadsheet has dropped. Undefined otherwise. One in ten numbers without a check digit
 * looks complete by chance, so the result is to be offered, not used.
 *
 * @see GS1 General Specifications section 3.3.2 (read 2026-11-20): GTIN of 12 and 13 digits in longer fields
 * @example
 * const typed = parseBarcodeText('036000291452', 'EAN13'); // 0360002914524, which is another article
 * typed.ok && completeArticleNumber(typed.value) // '0036000291452'
 */
export function completeArticleNumber({ format, text, check }: BarcodeText): string | undefined {
  if (!LENGTHENED.has(format) || check === null || check.given) return undefined;
  const typed = text.slice(0, -check.digits.length);
  return hasArticleCheckDigit(typed) ? `0${typed}` : undefined;
}

import { hasArticleCheckDigit } from './hasArticleCheckDigit.ts';
import type { BarcodeText } from './parseBarcodeText.ts';

/**
 * The text for the same article, where a check digit was added to a number that may have had its own: 12 digits typed
 * for EAN-13 are complete as a UPC-A, and 13 typed for ITF-14 as an EAN-13. In the longer format such a number begins
 * with a zero. Undefined where the typed digits are not complete; of those that are meant to get a check digit, one in
 * ten looks complete by chance.
 *
 * @see GS1 General Specifications section 3.3.2 (read 2026-11-20): GTIN of 12 and 13 digits in longer fields
 * @example
 * const typed = parseBarcodeText('036000291452', 'EAN13'); // 0360002914524, which is another article
 * typed.ok && shorterArticleNumber(typed.value) // '0036000291452'
 */
export function shorterArticleNumber({ format, text, check }: BarcodeText): string | undefined {
  if ((format !== 'EAN13' && format !== 'ITF14') || check === null || check.given) return undefined;
  const typed = text.slice(0, -check.digits.length);
  return hasArticleCheckDigit(typed) ? `0${typed}` : undefined;
}

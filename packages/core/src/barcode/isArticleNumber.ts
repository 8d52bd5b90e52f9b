import { hasArticleCheckDigit } from './hasArticleCheckDigit.ts';

/** The lengths of EAN-8, UPC-A, EAN-13 and ITF-14. */
const ARTICLE_LENGTH = /^(?:\d{8}|\d{12,14})$/u;

/**
 * Whether digits are an article number as it is printed: 8, 12, 13 or 14 of them, the last one the check digit.
 *
 * @example isArticleNumber('8801234567893') // true
 */
export function isArticleNumber(digits: string): boolean {
  return ARTICLE_LENGTH.test(digits) && hasArticleCheckDigit(digits);
}

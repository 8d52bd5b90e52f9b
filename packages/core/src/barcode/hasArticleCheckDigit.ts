import { gs1CheckDigit } from './gs1CheckDigit.ts';

const ARTICLE_NUMBER = /^\d{8,14}$/u;

/**
 * Whether a text is a complete article number (GTIN): 8 to 14 digits, of which the last is the check digit of the
 * others.
 *
 * @see GS1 General Specifications section 7.9 (read 2026-11-20)
 * @example hasArticleCheckDigit('8801234567893') // true
 */
export function hasArticleCheckDigit(digits: string): boolean {
  return ARTICLE_NUMBER.test(digits) && gs1CheckDigit(digits.slice(0, -1)) === digits.slice(-1);
}

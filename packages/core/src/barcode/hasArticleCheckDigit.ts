import { gs1CheckDigit } from './gs1CheckDigit.ts';

const ARTICLE_NUMBER = /^\d{8,14}$/u;

/**
 * Whether digits end in the check digit of an article number (GTIN): 8 to 14 of them, so also a number that has lost
 * leading zeros. `articleNumbers` accepts only the lengths in which one is printed.
 *
 * @see GS1 General Specifications section 7.9 (read 2026-11-20)
 * @example hasArticleCheckDigit('8801234567893') // true
 */
export function hasArticleCheckDigit(digits: string): boolean {
  return ARTICLE_NUMBER.test(digits) && gs1CheckDigit(digits.slice(0, -1)) === digits.slice(-1);
}

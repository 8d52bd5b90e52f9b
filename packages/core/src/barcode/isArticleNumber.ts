import { articleFormat } from './articleFormat.ts';

/**
 * Whether digits are an article number as it is printed: 8, 12, 13 or 14 of them, the last one the check digit.
 *
 * @example isArticleNumber('8801234567893') // true
 */
export function isArticleNumber(digits: string): boolean {
  return articleFormat(digits) !== undefined;
}

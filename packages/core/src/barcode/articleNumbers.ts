import { plainCharacters } from '../validate/plainCharacters.ts';
import { isArticleNumber } from './isArticleNumber.ts';

const SEPARATOR = /[\s,;|/:'"()]+/u;

/**
 * The article numbers in a list, or in a row of a table with other text, without repeats: the parts of a text that are
 * complete, of 8, 12, 13 or 14 digits with the right check digit. Hyphens within a part are dropped.
 *
 * @example articleNumbers('8801234567893\t우유 1L\n96385074') // ['8801234567893', '96385074']
 */
export function articleNumbers(text: string): readonly string[] {
  const parts = plainCharacters(text)
    .split(SEPARATOR)
    .map((part) => part.replaceAll('-', ''));
  return [...new Set(parts.filter(isArticleNumber))];
}

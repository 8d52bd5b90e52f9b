import { bareWord } from '../case/bareWord.ts';

const SEPARATORS = /[,，、;；\s]+/u;

/**
 * Parses the list of words that a title keeps in lower case.
 *
 * Commas, semicolons and white space separate them, because no word contains one. Composed, in lower case, without the
 * punctuation around them; empty entries are dropped.
 *
 * @example parseExceptionWords('of, The in') // new Set(['of', 'the', 'in'])
 */
export function parseExceptionWords(list: string): ReadonlySet<string> {
  const words = list.normalize('NFC').toLowerCase().split(SEPARATORS);
  return new Set(words.map((word) => bareWord(word)).filter((word) => word !== ''));
}

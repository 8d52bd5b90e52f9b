import { bareWord } from '../case/bareWord.ts';

const SEPARATORS = /[,，、;；\s]+/u;

/**
 * Parses the list of words that a title keeps in lowercase.
 *
 * Commas, semicolons and whitespace separate them, because no word contains one. Composed, in lowercase, without the
 * punctuation around them; empty entries are dropped.
 *
 * @example parseExceptionWords('of, The in') // new Set(['of', 'the', 'in'])
 */
export function parseExceptionWords(list: string): ReadonlySet<string> {
  const words = list.normalize('NFC').toLowerCase().split(SEPARATORS);
  return new Set(words.map((word) => bareWord(word)).filter((word) => word !== ''));
}

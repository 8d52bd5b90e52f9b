import { bareWord } from '../bareWord.ts';

/**
 * Parses the comma-separated list of words that a title keeps in lower case.
 *
 * Composed, in lower case, without the punctuation around them; empty entries are dropped.
 *
 * @example parseExceptionWords('of, The,') // new Set(['of', 'the'])
 */
export function parseExceptionWords(list: string): ReadonlySet<string> {
  const words = list.normalize('NFC').toLowerCase().split(',');
  return new Set(words.map((word) => bareWord(word)).filter((word) => word !== ''));
}

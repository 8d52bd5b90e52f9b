const LETTER_OR_DIGIT = /[\p{L}\p{N}]/u;
const WORD_CHARACTER = /[\p{L}\p{M}\p{N}]/u;

/**
 * A word without the punctuation around it; empty where it is all punctuation.
 *
 * @example bareWord('“the,') // 'the'
 */
export function bareWord(word: string): string {
  const start = word.search(LETTER_OR_DIGIT);
  if (start < 0) return '';
  // Scanned from the end without an expression, because one anchored at the end would try every position of a long
  // run of dots.
  let end = word.length;
  while (end > start) {
    const isPair = end - start > 1 && (word.codePointAt(end - 2) as number) > 0xffff;
    const last = word.slice(isPair ? end - 2 : end - 1, end);
    if (WORD_CHARACTER.test(last)) break;
    end -= last.length;
  }
  return word.slice(start, end);
}

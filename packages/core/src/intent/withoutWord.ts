const LATIN = /[a-z]/iu;

function isLetter(character: string | undefined): boolean {
  return character !== undefined && LATIN.test(character);
}

/**
 * Removes the first matching word from the start or the end of a text, ignoring case.
 *
 * An English word must not be part of a longer one: `private` does not begin with `vat`, `wage` does not end with
 * `age`.
 *
 * @returns the rest without surrounding spaces; `undefined` where none of the words matches
 * @example withoutWord('300만 부가세', ['부가세']) // '300만'
 */
export function withoutWord(text: string, words: readonly string[]): string | undefined {
  const plain = text.trim();
  const lower = plain.toLowerCase();
  for (const word of words) {
    if (lower.startsWith(word) && !(isLetter(word.at(-1)) && isLetter(lower[word.length]))) {
      return plain.slice(word.length).trim();
    }
    const start = plain.length - word.length;
    if (lower.endsWith(word) && !(isLetter(word[0]) && isLetter(lower[start - 1]))) return plain.slice(0, start).trim();
  }
  return undefined;
}

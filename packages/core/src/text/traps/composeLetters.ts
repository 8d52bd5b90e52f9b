import { hasTooManyMarks } from '../composed.ts';

/**
 * A letter of several code points: its base and the marks and jamo that may join it. The limit on their number is above
 * that of any real text, because the time to compose a letter grows with the square of it.
 */
const LETTER_WITH_MARKS = /\P{M}[\p{M}\u1160-\u11ff]{1,1000}(?!\p{M})/gu;

/**
 * The letter as fewer code points; unchanged if there are none. NFC also replaces single code points, such as `Ω` of
 * ohm by `Ω` of the Greek alphabet and Hanja of CP949 by others, which are not decomposed letters.
 */
function compose(letter: string): string {
  const composed = letter.normalize('NFC');
  return [...composed].length < [...letter].length ? composed : letter;
}

/** The letters of a text that could be composed, each with its position. */
export function* decomposedLetters(text: string): Generator<{ readonly index: number; readonly character: string }> {
  // Most texts are composed, and checking the whole text is faster than checking each letter.
  if (!hasTooManyMarks(text) && text.normalize('NFC') === text) return;
  for (const { index, 0: character } of text.matchAll(LETTER_WITH_MARKS)) {
    if (compose(character) !== character) yield { index, character };
  }
}

/** Composes decomposed letters and leaves everything else as it is, unlike NFC. */
export function composeLetters(text: string): string {
  return text.replace(LETTER_WITH_MARKS, compose);
}

/** The syllable that a letter changes and the one that it may begin; corrections usually insert a longer text. */
const SYLLABLES = /^\p{Script=Hangul}{1,2}$/u;

/**
 * Whether an input event is of a typed letter of Hangul: Safari on macOS replaces the syllable before the caret with
 * each further letter, without a composition.
 */
export function isHangulReplacement(inputType: string, data: string | null): boolean {
  return inputType === 'insertReplacementText' && SYLLABLES.test(data ?? '');
}

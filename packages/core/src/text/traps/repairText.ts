import { composeLetters } from './composeLetters.ts';
import { findInvisible } from './findInvisible.ts';

/**
 * Removes invisible characters without effect and composes decomposed letters, so that the text is what it looks like.
 *
 * Spaces, quotes and line endings are unchanged, as are single code points that NFC would replace, such as `Ω` of ohm
 * and compatibility ideographs. The function is idempotent. What is removed is what `findTextTraps` reports as
 * `invisible`, and what is composed as `decomposed`.
 *
 * @example repairText('\ufeff한') // '한'
 */
export function repairText(text: string): string {
  let kept = '';
  let start = 0;
  for (const { index, codePoint } of findInvisible(text)) {
    kept += text.slice(start, index);
    start = index + (codePoint > 0xffff ? 2 : 1);
  }
  return composeLetters(kept + text.slice(start));
}

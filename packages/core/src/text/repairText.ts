import { findInvisible } from './findInvisible.ts';

/**
 * Makes a text what it looks like: invisible characters that do no work go, the rest is composed (NFC).
 *
 * Spaces, quotes and line ends stay as they are. Repairing twice changes nothing more.
 *
 * @see findInvisible for what goes and what stays
 * @example repairText('\ufeff한') // '한'
 */
export function repairText(text: string): string {
  let kept = '';
  let start = 0;
  for (const { index, codePoint } of findInvisible(text)) {
    kept += text.slice(start, index);
    start = index + (codePoint > 0xffff ? 2 : 1);
  }
  return (kept + text.slice(start)).normalize('NFC');
}

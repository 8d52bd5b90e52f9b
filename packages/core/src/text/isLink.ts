const WEB_HOST = /^[^\p{L}\p{N}]*www\./iu;

/**
 * Whether a word, that is text without white space, is a web or mail address. A guess from the format: a scheme with
 * `://`, a leading `www.`, or one `@` with a dotted name after it.
 *
 * @example isLink('(https://example.com)') // true
 */
export function isLink(word: string): boolean {
  if (word.indexOf('://') > 0 || WEB_HOST.test(word)) return true;
  const at = word.indexOf('@');
  if (at < 1 || word.includes('@', at + 1)) return false;
  const dot = word.indexOf('.', at + 2);
  return dot > 0 && dot < word.length - 1;
}

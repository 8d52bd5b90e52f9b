const OPENS_TAG = /[a-z/!?]/i;

/**
 * Replaces each HTML tag and comment with a blank.
 *
 * A tag begins with `<` and a letter, `/`, `!` or `?`, and ends at the next `>`; without one it is text. Linear, even
 * for a text of only `<`.
 *
 * @example blankTags('<b>bold</b> 1 < 2') // ' bold  1 < 2'
 */
export function blankTags(text: string): string {
  const parts: string[] = [];
  const lastCommentEnd = text.lastIndexOf('-->');
  let kept = 0;
  let open = text.indexOf('<');
  while (open >= 0) {
    let next = open + 1;
    if (OPENS_TAG.test(text.charAt(open + 1))) {
      const isComment = open < lastCommentEnd && text.startsWith('<!--', open);
      const close = isComment ? text.indexOf('-->', open) + 2 : text.indexOf('>', open);
      // If nothing closes this tag, nothing closes a later one either.
      if (close < 0) break;
      parts.push(text.slice(kept, open));
      kept = close + 1;
      next = kept;
    }
    open = text.indexOf('<', next);
  }
  parts.push(text.slice(kept));
  return parts.join(' ');
}

const OPENS_TAG = /[a-z/!?]/i;

/**
 * Puts a blank in place of each HTML tag and comment.
 *
 * A tag begins with `<` and a letter, `/`, `!` or `?`, and ends at the next `>`; without one it is text. Linear, also
 * for a text of nothing but `<`.
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
      // What does not close here closes no later tag either.
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

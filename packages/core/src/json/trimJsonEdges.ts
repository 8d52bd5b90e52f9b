const NO_JSON_SPACE = /[^\t\n\r ]/g;

function plainSpaces(edge: string): string {
  return edge.replace(NO_JSON_SPACE, ' ');
}

/**
 * Trims like `String.prototype.trim`, but for JSON and without changing offsets: space characters around a document
 * that are not JSON whitespace (no-break and full-width spaces, a byte order mark, line separators) become plain
 * spaces.
 *
 * - Every offset, line and column stays the same. Nothing inside the document changes.
 * - Where there is nothing to do, the same text is returned. Blank text is unchanged.
 *
 * @example trimJsonEdges('\ufeff{}') // ' {}'
 */
export function trimJsonEdges(text: string): string {
  const start = text.length - text.trimStart().length;
  const end = text.trimEnd().length;
  if (start >= end) return text;
  const before = text.slice(0, start);
  const after = text.slice(end);
  if (before.search(NO_JSON_SPACE) < 0 && after.search(NO_JSON_SPACE) < 0) return text;
  return plainSpaces(before) + text.slice(start, end) + plainSpaces(after);
}

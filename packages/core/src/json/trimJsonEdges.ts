const NO_JSON_SPACE = /[^\t\n\r ]/g;

function plainSpaces(edge: string): string {
  return edge.replace(NO_JSON_SPACE, ' ');
}

/**
 * Trims as `String.prototype.trim` does, but for JSON and without moving anything: the blanks around a document that JSON
 * does not know (no-break and full-width spaces, a byte order mark, line separators) become plain spaces.
 *
 * - Every offset, line and column stays what it was. Nothing inside the document changes.
 * - Where there is nothing to do, the text itself is returned. Blank text stays as it is.
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

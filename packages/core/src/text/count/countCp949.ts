import type { Cp949Table } from './invertCp949.ts';

/** A character that CP949 cannot store. */
export type MissingCharacter = { readonly character: string; readonly codePoint: number; readonly count: number };

/** The bytes of a text in CP949, and the characters it cannot store. */
export type Cp949Count = {
  /** Bytes of all characters that can be stored; missing ones count 0. */
  readonly bytes: number;
  /** The characters that cannot be stored, each code point once, in order of first appearance. */
  readonly missing: readonly MissingCharacter[];
};

/**
 * Counts the exact CP949 bytes of a text and names the characters a CP949 system would lose.
 *
 * ASCII takes 1 byte (so CRLF takes 2), everything else 2. The jamo of a decomposed syllable are each missing;
 * normalize to NFC first to count composed syllables.
 *
 * @param table see `invertCp949`
 * @example
 * const table = invertCp949((bytes) => new TextDecoder('euc-kr').decode(bytes));
 * countCp949('가—', table) // { bytes: 2, missing: [{ character: '—', codePoint: 8212, count: 1 }] }
 */
export function countCp949(text: string, table: Cp949Table): Cp949Count {
  let bytes = 0;
  const missing = new Map<number, number>();
  for (let index = 0; index < text.length; index += 1) {
    const code = text.charCodeAt(index);
    if (code < 0x80) {
      bytes += 1;
    } else if (table[code] !== 0) {
      bytes += 2;
    } else {
      const codePoint = text.codePointAt(index) as number;
      missing.set(codePoint, (missing.get(codePoint) ?? 0) + 1);
      if (codePoint > 0xffff) index += 1;
    }
  }
  return {
    bytes,
    missing: Array.from(missing, ([codePoint, count]) => ({
      character: String.fromCodePoint(codePoint),
      codePoint,
      count,
    })),
  };
}

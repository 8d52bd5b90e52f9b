import { UNICODE_BLOCKS, type UnicodeBlock } from './unicodeBlocks.ts';

/** A code point, and how it is stored. */
export type CharacterDescription = {
  readonly character: string;
  readonly codePoint: number;
  /** The official name of its Unicode block; undefined for blocks that are not in the table. */
  readonly block: string | undefined;
  /** Empty for a lone surrogate, which has no UTF-8 encoding. */
  readonly utf8: readonly number[];
  readonly isLoneSurrogate: boolean;
};

function blockOf(codePoint: number): string | undefined {
  let low = 0;
  let high = UNICODE_BLOCKS.length;
  while (high - low > 1) {
    const middle = (low + high) >> 1;
    if ((UNICODE_BLOCKS[middle] as UnicodeBlock)[0] <= codePoint) low = middle;
    else high = middle;
  }
  const [, last, name] = UNICODE_BLOCKS[low] as UnicodeBlock;
  return codePoint <= last ? name : undefined;
}

function utf8Of(codePoint: number): readonly number[] {
  const continuation = (shift: number): number => 0x80 | ((codePoint >> shift) & 0x3f);
  if (codePoint < 0x80) return [codePoint];
  if (codePoint < 0x800) return [0xc0 | (codePoint >> 6), continuation(0)];
  if (codePoint < 0x10000) return [0xe0 | (codePoint >> 12), continuation(6), continuation(0)];
  return [0xf0 | (codePoint >> 18), continuation(12), continuation(6), continuation(0)];
}

/**
 * Describes the code points of a text, without normalizing it.
 *
 * @param limit maximum number of rows; the rest of the text is left out
 * @example describeCharacters('가')
 * // [{ character: '가', codePoint: 0xac00,
 * //    block: 'Hangul Syllables', utf8: [0xea, 0xb0, 0x80], isLoneSurrogate: false }]
 */
export function describeCharacters(text: string, limit = Number.POSITIVE_INFINITY): readonly CharacterDescription[] {
  const rows: CharacterDescription[] = [];
  for (const character of text) {
    if (rows.length >= limit) break;
    const codePoint = character.codePointAt(0) as number;
    const isLoneSurrogate = codePoint >= 0xd800 && codePoint <= 0xdfff;
    rows.push({
      character,
      codePoint,
      block: blockOf(codePoint),
      utf8: isLoneSurrogate ? [] : utf8Of(codePoint),
      isLoneSurrogate,
    });
  }
  return rows;
}

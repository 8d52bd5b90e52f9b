import { eachGrapheme } from '../graphemes/eachGrapheme.ts';
import type { GraphemeSegmenter } from '../graphemes/graphemeSegmenter.ts';
import { countCp949 } from './countCp949.ts';
import type { Cp949Table } from './invertCp949.ts';

/**
 * The number of characters, as a person counts them, of which CP949 cannot store at least a part. A decomposed syllable
 * is one, and so is an emoji of several code points; `countCp949` names each code point.
 *
 * @param table see `invertCp949`
 * @param segmenter see `eachGrapheme`
 * @example
 * const table = invertCp949((bytes) => new TextDecoder('euc-kr').decode(bytes));
 * countCp949Losses('한글 — 👨‍👩‍👧', table) // 2
 */
export function countCp949Losses(text: string, table: Cp949Table, segmenter?: GraphemeSegmenter): number {
  // Most texts lose nothing, and checking that is faster than counting.
  const { missing } = countCp949(text, table);
  if (missing.length === 0) return 0;
  const codes = new Set(missing.map(({ codePoint }) => codePoint));
  let losses = 0;
  eachGrapheme(
    text,
    (start, end) => {
      for (const character of text.slice(start, end)) {
        if (!codes.has(character.codePointAt(0) as number)) continue;
        losses += 1;
        return;
      }
    },
    segmenter,
  );
  return losses;
}

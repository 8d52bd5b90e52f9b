import { eachGrapheme } from './eachGrapheme.ts';
import type { GraphemeSegmenter } from './graphemeSegmenter.ts';

/**
 * Counts the user-perceived characters (graphemes) of a text.
 *
 * A joined emoji, a decomposed syllable and CRLF count 1 each; a lone surrogate counts 1. Empty text counts 0.
 *
 * @param segmenter called where the fast path cannot decide, see `eachGrapheme`. The default, `fallbackSegmenter`,
 *   counts a conjunct of Hindi, Bengali or Khmer as two; `Intl.Segmenter` counts it as one
 * @example countGraphemes('👨‍👩‍👧‍👦', new Intl.Segmenter('ko')) // 1
 */
export function countGraphemes(text: string, segmenter?: GraphemeSegmenter): number {
  let count = 0;
  eachGrapheme(
    text,
    () => {
      count += 1;
    },
    segmenter,
  );
  return count;
}

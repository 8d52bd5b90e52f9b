import { eachGrapheme } from './eachGrapheme.ts';
import type { GraphemeSegmenter } from './graphemeSegmenter.ts';

export type FitTextOptions = {
  /** The most the text may measure. */
  readonly limit: number;
  /** How the limit counts, such as UTF-8 bytes or words. Must never shrink when text is added at the end. */
  readonly measure: (text: string) => number;
  readonly segmenter?: GraphemeSegmenter | undefined;
};

export type TextFit = {
  /** Whether the whole text fits. */
  readonly fits: boolean;
  /** Where the cut falls, in UTF-16 units: `text.slice(0, end)` is the longest part that fits. */
  readonly end: number;
  /** What that part measures. */
  readonly used: number;
};

/**
 * Finds the longest beginning of a text that stays within a limit and never cuts a grapheme in two.
 *
 * Nothing fits a limit below 0 but the empty text. Measures prefixes of doubling length and then searches between the
 * last two, so the cost follows the limit and not the length of the text.
 *
 * @example fitText('가나다', { limit: 5, measure: (part) => countBytes(part).double }) // { fits: false, end: 2, used: 4 }
 */
export function fitText(text: string, { limit, measure, segmenter }: FitTextOptions): TextFit {
  const ends = [0];
  let nextProbe = 1;
  eachGrapheme(
    text,
    (_, end) => {
      ends.push(end);
      if (ends.length <= nextProbe) return true;
      nextProbe *= 2;
      return measure(text.slice(0, end)) <= limit;
    },
    segmenter,
  );
  let fitting = 0;
  let tooLong = ends.length;
  while (tooLong - fitting > 1) {
    const middle = (fitting + tooLong) >> 1;
    if (measure(text.slice(0, ends[middle])) <= limit) fitting = middle;
    else tooLong = middle;
  }
  const end = ends[fitting] ?? 0;
  return { fits: end === text.length && measure(text) <= limit, end, used: measure(text.slice(0, end)) };
}

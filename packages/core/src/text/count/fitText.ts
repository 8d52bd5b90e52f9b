import { eachGrapheme } from '../graphemes/eachGrapheme.ts';
import type { GraphemeSegmenter } from '../graphemes/graphemeSegmenter.ts';

/** The limit, and the unit it is measured in. */
export type FitTextOptions = {
  /** The maximum measure of the text. */
  readonly limit: number;
  /** How the limit is measured, such as in UTF-8 bytes or words. Must not decrease when text is appended. */
  readonly measure: (text: string) => number;
  readonly segmenter?: GraphemeSegmenter | undefined;
};

/** Whether a text fits, and where it would have to be cut, in UTF-16 code units. */
export type TextFit = {
  /** Whether the whole text fits. */
  readonly fits: boolean;
  /** Where the fitting part ends, in UTF-16 units: `text.slice(0, end)` is the longest part that fits. */
  readonly end: number;
  /** The measure of that part. */
  readonly used: number;
};

/**
 * Finds the longest prefix of a text within a limit that does not split a grapheme.
 *
 * Nothing fits a limit below 0: `end` is 0 and `fits` is false. Measures prefixes of doubling length and then searches
 * between the last two, so the cost depends on the limit, not on the length of the text.
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
  const end = ends[fitting] as number;
  return { fits: end === text.length && measure(text) <= limit, end, used: measure(text.slice(0, end)) };
}

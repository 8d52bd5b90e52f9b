import type { GraphemeSegmenter } from './graphemeSegmenter.ts';

/** Maximum number of cached segments; the cache is cleared when it is full. */
export const MAX_CACHED_SEGMENTS = 1000;
/** The longest segment worth caching, in UTF-16 units. */
export const MAX_CACHED_UNITS = 64;

/**
 * Wraps a segmenter with a cache of its results.
 *
 * `eachGrapheme` calls its segmenter only for the few segments it cannot decide itself (joined emoji, flags, Indic
 * words). With the cache, typing into a long text segments only what is new. The results are always those of the
 * wrapped segmenter.
 *
 * @example
 * const segmenter = cacheSegmenter(new Intl.Segmenter('ko'));
 * countGraphemes('👨‍👩‍👧‍👦', segmenter) // 1
 */
export function cacheSegmenter(segmenter: GraphemeSegmenter): GraphemeSegmenter {
  const known = new Map<string, readonly { readonly segment: string }[]>();
  return {
    segment(text) {
      if (text.length > MAX_CACHED_UNITS) return segmenter.segment(text);
      const remembered = known.get(text);
      if (remembered !== undefined) return remembered;
      const segments = Array.from(segmenter.segment(text), ({ segment }) => ({ segment }));
      if (known.size >= MAX_CACHED_SEGMENTS) known.clear();
      known.set(text, segments);
      return segments;
    },
  };
}

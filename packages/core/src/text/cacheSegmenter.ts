import type { GraphemeSegmenter } from './graphemeSegmenter.ts';

/** Remembered stretches; all are forgotten when the store is full. */
export const MAX_CACHED_STRETCHES = 1000;
/** The longest stretch worth remembering, in UTF-16 units. */
export const MAX_CACHED_UNITS = 64;

/**
 * Wraps a segmenter so that a stretch it has split before costs one look-up.
 *
 * `eachGrapheme` asks its segmenter only about the few stretches it cannot judge alone (joined emoji, flags, Indic
 * words). With the wrapper, a key typed into a long text asks about one new stretch, not about the whole text again.
 * The answers are the wrapped segmenter's own, always.
 *
 * @example const graphemes = cacheSegmenter(new Intl.Segmenter('ko'))
 */
export function cacheSegmenter(segmenter: GraphemeSegmenter): GraphemeSegmenter {
  const known = new Map<string, readonly { readonly segment: string }[]>();
  return {
    segment(text) {
      if (text.length > MAX_CACHED_UNITS) return segmenter.segment(text);
      const remembered = known.get(text);
      if (remembered !== undefined) return remembered;
      const segments = Array.from(segmenter.segment(text), ({ segment }) => ({ segment }));
      if (known.size >= MAX_CACHED_STRETCHES) known.clear();
      known.set(text, segments);
      return segments;
    },
  };
}

/**
 * Splits a text into graphemes, that is user-perceived characters.
 *
 * `Intl.Segmenter` is one. The core has no locale data of its own, so the caller passes one in; see `cacheSegmenter`
 * for a fast one and `fallbackSegmenter` for engines without it.
 */
export interface GraphemeSegmenter {
  segment(text: string): Iterable<{ readonly segment: string }>;
}

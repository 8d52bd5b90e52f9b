/**
 * Splits a text into graphemes: what a person counts as one character.
 *
 * `Intl.Segmenter` is one. The core has no locale data of its own, so the caller hands one in; see `cacheSegmenter` for
 * a fast one and `fallbackSegmenter` for engines without it.
 */
export interface GraphemeSegmenter {
  segment(text: string): Iterable<{ readonly segment: string }>;
}

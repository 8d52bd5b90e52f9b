import { cacheSegmenter, fallbackSegmenter, type GraphemeSegmenter } from '@toolbox/core/text';

/** One for the page's life, so that what it has split once it knows. Engines without `Intl.Segmenter` get a simpler one. */
export const segmenter: GraphemeSegmenter =
  typeof Intl !== 'undefined' && 'Segmenter' in Intl ? cacheSegmenter(new Intl.Segmenter('ko')) : fallbackSegmenter;

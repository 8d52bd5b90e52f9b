import { cacheSegmenter, fallbackSegmenter, type GraphemeSegmenter } from '@toolbox/core/text';

/** One instance per page, so that its cache is shared. Engines without `Intl.Segmenter` get a simpler one. */
export const segmenter: GraphemeSegmenter =
  typeof Intl !== 'undefined' && 'Segmenter' in Intl ? cacheSegmenter(new Intl.Segmenter('ko')) : fallbackSegmenter;

import { cacheSegmenter, fallbackSegmenter, type GraphemeSegmenter } from '@toolbox/core/text';

let own: Intl.Segmenter | undefined;

/** Created at its first use, which few texts need: it takes the engine some milliseconds. */
const lateSegmenter: GraphemeSegmenter = {
  segment(text) {
    own ??= new Intl.Segmenter('ko');
    return own.segment(text);
  },
};

/** One instance per page, so that its cache is shared. Engines without `Intl.Segmenter` get a simpler one. */
export const segmenter: GraphemeSegmenter =
  typeof Intl !== 'undefined' && 'Segmenter' in Intl ? cacheSegmenter(lateSegmenter) : fallbackSegmenter;

/** What reads a text for keywords: an empty field needs none of it. */
export { parseKeywordText } from '@toolbox/core/text';
export { segmenter } from '../../browser/segmenter/segmenter.ts';

/** The parser, which an empty field does not need. */
export { parseKeywordText } from '@toolbox/core/text';
export { segmenter } from '../../browser/segmenter/segmenter.ts';

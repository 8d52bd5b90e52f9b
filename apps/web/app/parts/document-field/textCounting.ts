/** Counting and limiting of a text, which an empty field does not need. */
export { countGraphemes } from '@toolbox/core/text';
export { parseText } from '@toolbox/core/validate';
export { segmenter } from '../../browser/segmenter/segmenter.ts';

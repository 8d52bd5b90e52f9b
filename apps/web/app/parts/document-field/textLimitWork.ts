/** What counts and limits a text: an empty field needs neither. */
export { countGraphemes } from '@toolbox/core/text';
export { parseText } from '@toolbox/core/validate';
export { segmenter } from '../../browser/segmenter/segmenter.ts';

/** What counts: the page is there before the first character is. */
export { countText, parseTargetLength } from '@toolbox/core/text';
export { segmenter } from '../../browser/segmenter/segmenter.ts';
export { measureFor } from './measureFor.ts';
export { measureUse } from './measureUse.ts';

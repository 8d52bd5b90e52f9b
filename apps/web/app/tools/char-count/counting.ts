/** The counting code, which the empty page does not need. */
export { countText, parseTargetLength } from '@toolbox/core/text';
export { segmenter } from '../../browser/segmenter/segmenter.ts';
export { measureFor } from './measureFor.ts';
export { measureUse } from './measureUse.ts';

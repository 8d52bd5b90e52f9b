/** The counting code, which the empty page does not need. */
export { countText, parseTargetLength } from '@toolbox/core/text';
export { segmenter } from '../../browser/segmenter/segmenter.ts';
export { measureFor, measureUse } from './measureUse.ts';

/** The counting code, which the empty page does not need. */
export { countText } from '@toolbox/core/text';
export { parseTargetLength } from '@toolbox/core/text/form';
export { segmenter } from '../../browser/segmenter/segmenter.ts';
export { measureFor, measureUse } from './measureUse.ts';

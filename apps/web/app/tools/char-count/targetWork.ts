/** The reader of the target, which an empty field does not need. */
export { parseTargetLength } from '@toolbox/core/text';

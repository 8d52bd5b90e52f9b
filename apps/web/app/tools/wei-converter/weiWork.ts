/** The parser, which the empty form does not need. */
export { parseWeiInput } from '@toolbox/core/wei/form';

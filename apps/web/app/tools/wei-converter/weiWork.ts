/** The reader of the page, which its empty form does not need. */
export { parseWeiInput } from '@toolbox/core/wei';

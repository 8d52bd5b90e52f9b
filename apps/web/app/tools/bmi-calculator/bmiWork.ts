/** The reader of the page, which its empty form does not need. */
export { looksSwapped, parseBmiInput } from '@toolbox/core/body';

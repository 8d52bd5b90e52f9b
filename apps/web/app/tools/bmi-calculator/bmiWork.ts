/** The parser, which the empty form does not need. */
export { looksSwapped, parseBmiInput } from '@toolbox/core/body';

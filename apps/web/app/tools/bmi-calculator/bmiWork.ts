/** The parser, which the empty form does not need. */
export { looksSwapped } from '@toolbox/core/body';
export { parseBmiInput } from '@toolbox/core/body/form';

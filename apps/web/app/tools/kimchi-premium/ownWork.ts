/** The reader of own figures, which an empty form does not need. */
export { parseNumber } from '@toolbox/core/validate';

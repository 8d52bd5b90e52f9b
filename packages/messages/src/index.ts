/** Korean and English sentences for the failures of `@toolbox/core`. */
export { describe, type MessageLanguage } from './describe.ts';

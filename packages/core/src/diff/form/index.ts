/** The two texts of a comparison as people paste them. */
export { type BothTexts, parseBothTexts } from './parseBothTexts.ts';

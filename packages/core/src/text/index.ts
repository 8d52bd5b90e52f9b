export { cacheSegmenter, MAX_CACHED_STRETCHES, MAX_CACHED_UNITS } from './cacheSegmenter.ts';
export { type ByteCounts, countBytes } from './countBytes.ts';
export { countGraphemes } from './countGraphemes.ts';
export { countText, MANUSCRIPT_ROW_CELLS, MANUSCRIPT_SHEET_ROWS, type TextCounts } from './countText.ts';
export { eachGrapheme } from './eachGrapheme.ts';
export { fallbackSegmenter } from './fallbackSegmenter.ts';
export type { GraphemeSegmenter } from './graphemeSegmenter.ts';
export { isWhiteSpace } from './isWhiteSpace.ts';

/** Differences between texts and lines. */
export { type AlignedKind, type AlignedRow, alignLines, type LineAlignment, type SideLine } from './alignLines.ts';
export {
  comparePositions,
  type PositionComparison,
  type PositionDifference,
  type PositionRow,
} from './comparePositions.ts';
export { type CreatePatchOptions, createPatch, PATCH_CONTEXT_LINES } from './createPatch.ts';
export { type HiddenCharacter, MAX_HIDDEN_CHARACTERS } from './findHiddenCharacters.ts';
export { findHiddenDifferences, type HiddenDifferences, type LineEnds } from './findHiddenDifferences.ts';
export type { LineRules } from './lineKeys.ts';
export {
  type MarkedLines,
  type MarkedPart,
  type MarkWordsOptions,
  markWords,
  type WordSegmenter,
} from './markWords.ts';
export { splitLines } from './splitLines.ts';

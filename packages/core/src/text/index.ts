/** Graphemes, words, lines, CP949 and NEIS bytes, cases, sorting, keywords, typing errors. */

export { cacheSegmenter } from './cacheSegmenter.ts';
export {
  acceptedCodeReading,
  type CodeReading,
  type CodeReadingKind,
  codeReadings,
  type KoreanDecoder,
} from './codeReadings.ts';
export { codesInText } from './codesInText.ts';
export { type ConvertCaseOptions, convertCase, type TextCase } from './convertCase.ts';
export type { IdentifierCase } from './convertIdentifiers.ts';
export type { ProseCase } from './convertProse.ts';
export { type ByteCounts, countBytes } from './countBytes.ts';
export { type Cp949Count, countCp949, type MissingCharacter } from './countCp949.ts';
export { countCp949Losses } from './countCp949Losses.ts';
export { countGraphemes } from './countGraphemes.ts';
export { countText, MANUSCRIPT_ROW_CELLS, MANUSCRIPT_SHEET_ROWS, type TextCounts } from './countText.ts';
export { type CharacterDescription, describeCharacters } from './describeCharacters.ts';
export { eachGrapheme } from './eachGrapheme.ts';
export { editDistance } from './editDistance.ts';
export { type ExtractKeywordsOptions, extractKeywords, type Keyword } from './extractKeywords.ts';
export { fallbackSegmenter } from './fallbackSegmenter.ts';
export { findTextTraps, type TextTrap, type TextTrapKind } from './findTextTraps.ts';
export { type FitTextOptions, fitText, type TextFit } from './fitText.ts';
export { foldCase } from './foldCase.ts';
export { formatKeywords, type KeywordFormat } from './formatKeywords.ts';
export type { GraphemeSegmenter } from './graphemeSegmenter.ts';
export { indexLines } from './indexLines.ts';
export { type Cp949Table, invertCp949 } from './invertCp949.ts';
export { isWhiteSpace } from './isWhiteSpace.ts';
export { type ItemCollation, itemCollation } from './itemCollation.ts';
export { type ItemComparison, itemComparison } from './itemComparison.ts';
export { itemValues } from './itemValues.ts';
export { lineOfOffset } from './lineOfOffset.ts';
export { parseCharCodes } from './parseCharCodes.ts';
export { MIN_KEYWORD_TEXT, parseKeywordText } from './parseKeywordText.ts';
export { repairText } from './repairText.ts';
export { seededRandom } from './seededRandom.ts';
export { sliceLines } from './sliceLines.ts';
export {
  type DuplicateRule,
  type ItemDelimiter,
  type ItemOrder,
  type SortedItems,
  type SortItemsOptions,
  sortItems,
} from './sortItems.ts';
export { type CodeNotation, toCharCodes } from './toCharCodes.ts';

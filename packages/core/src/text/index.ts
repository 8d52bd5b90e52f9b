/** Graphemes, words, lines, CP949 and NEIS bytes, cases, sorting, keywords, typos. */

export { type ConvertCaseOptions, convertCase, type TextCase } from './case/convertCase.ts';
export type { IdentifierCase } from './case/convertIdentifiers.ts';
export type { ProseCase } from './case/convertProse.ts';
export {
  acceptedCodeReading,
  type CodeReading,
  type CodeReadingKind,
  codeReadings,
  type KoreanDecoder,
} from './codes/codeReadings.ts';
export { codesInText } from './codes/codesInText.ts';
export { type CharacterDescription, describeCharacters } from './codes/describeCharacters.ts';
export { parseCharCodes } from './codes/parseCharCodes.ts';
export { type CodeNotation, toCharCodes } from './codes/toCharCodes.ts';
export { type ByteCounts, countBytes } from './count/countBytes.ts';
export { type Cp949Count, countCp949, type MissingCharacter } from './count/countCp949.ts';
export { countCp949Losses } from './count/countCp949Losses.ts';
export { countText, MANUSCRIPT_ROW_CELLS, MANUSCRIPT_SHEET_ROWS, type TextCounts } from './count/countText.ts';
export { type FitTextOptions, fitText, type TextFit } from './count/fitText.ts';
export { type Cp949Table, invertCp949 } from './count/invertCp949.ts';
export { editDistance } from './editDistance.ts';
export { foldCase } from './foldCase.ts';
export { cacheSegmenter } from './graphemes/cacheSegmenter.ts';
export { countGraphemes } from './graphemes/countGraphemes.ts';
export { eachGrapheme } from './graphemes/eachGrapheme.ts';
export { fallbackSegmenter } from './graphemes/fallbackSegmenter.ts';
export type { GraphemeSegmenter } from './graphemes/graphemeSegmenter.ts';
export { isWhiteSpace } from './isWhiteSpace.ts';
export { type ExtractKeywordsOptions, extractKeywords, type Keyword } from './keywords/extractKeywords.ts';
export { formatKeywords, type KeywordFormat } from './keywords/formatKeywords.ts';
export { MIN_KEYWORD_TEXT, parseKeywordText } from './keywords/parseKeywordText.ts';
export { indexLines } from './lines/indexLines.ts';
export { lineOfOffset } from './lines/lineOfOffset.ts';
export { sliceLines } from './lines/sliceLines.ts';
export { type ItemCollation, itemCollation } from './sort/itemCollation.ts';
export { type ItemComparison, itemComparison } from './sort/itemComparison.ts';
export { itemValues } from './sort/itemValues.ts';
export { seededRandom } from './sort/seededRandom.ts';
export {
  type DuplicateRule,
  type ItemDelimiter,
  type ItemOrder,
  type SortedItems,
  type SortItemsOptions,
  sortItems,
} from './sort/sortItems.ts';
export { findTextTraps, type TextTrap, type TextTrapKind } from './traps/findTextTraps.ts';
export { repairText } from './traps/repairText.ts';

/** The settings of text tools as people type them. */
export { parseExceptionWords } from './parseExceptionWords.ts';
export {
  DEFAULT_KEYWORD_COUNT,
  MAX_KEYWORD_COUNT,
  MIN_KEYWORD_COUNT,
  parseKeywordCount,
} from './parseKeywordCount.ts';
export {
  MAX_TARGET_LENGTH,
  MIN_TARGET_LENGTH,
  parseTargetLength,
  type TargetUnit,
} from './parseTargetLength.ts';
export { type TargetReading, targetReadings } from './targetReadings.ts';

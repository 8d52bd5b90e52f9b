/** Barcode contents, check digits, GS1 application identifiers, sizes in print. */
export { articleNumbers } from './articleNumbers.ts';
export {
  type BarcodeCharacters,
  type BarcodeCheck,
  type BarcodeFormat,
  type BarcodeRule,
  barcodeFormats,
  MAX_GS1_LENGTH,
  MAX_OPEN_LENGTH,
  MAX_PHARMACODE,
  MIN_PHARMACODE,
} from './barcodeFormats.ts';
export { type BarcodeReading, barcodeReadings } from './barcodeReadings.ts';
export {
  BARCODE_HEIGHT_MM,
  BARCODE_HEIGHT_PX,
  BARCODE_MODULE_PX,
  BARCODE_PAPER_MM,
  BARCODE_PRINT,
  type BarcodePrint,
  type BarcodeSize,
  barcodeSize,
} from './barcodeSize.ts';
export type { BarcodeCheckDigits } from './checkBarcodeDigits.ts';
export { completeArticleNumber } from './completeArticleNumber.ts';
export { gs1CheckDigit } from './gs1CheckDigit.ts';
export { FNC1 } from './gs1ElementString.ts';
export { hasArticleCheckDigit } from './hasArticleCheckDigit.ts';
export { isShortenedNumber } from './isShortenedNumber.ts';
export { joinedLines } from './joinedLines.ts';
export { msiMod10, msiMod11 } from './msiCheckDigit.ts';
export { type BarcodeText, FNC1_FORMS, FNC1_MARK, parseBarcodeText } from './parseBarcodeText.ts';

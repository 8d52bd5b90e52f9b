/** Numbers and texts as people type them. */
export { calculation, type ReadNumber } from './calculation.ts';
export { isOtherCurrency } from './isOtherCurrency.ts';
export { isPairOfValues } from './isPairOfValues.ts';
export { isRecord } from './isRecord.ts';
export { numberReadings } from './numberReadings.ts';
export type { NumberRule } from './numberRule.ts';
export type { NumberUnit } from './numberUnits.ts';
export { parseNumber } from './parseNumber.ts';
export { MAX_NUMBER_DIGITS } from './parseNumberText.ts';
export { MAX_TEXT_GRAPHEMES, type ParseTextOptions, parseText } from './parseText.ts';
export { MAX_DOCUMENT_MEGABYTES, parseTextSize } from './parseTextSize.ts';
export { plainNumber } from './plainNumber.ts';
export { readPositive } from './readPositive.ts';

/** Numbers and texts as people type them. */

export { isOtherCurrency } from './isOtherCurrency.ts';
export { isRecord } from './isRecord.ts';
export type { NumberRule } from './numbers/numberRule.ts';
export type { NumberUnit } from './numbers/numberUnits.ts';
export { parseNumber } from './numbers/parseNumber.ts';
export { MAX_NUMBER_DIGITS } from './numbers/parseNumberText.ts';
export { plainNumber } from './numbers/plainNumber.ts';
export { MAX_TEXT_GRAPHEMES, type ParseTextOptions, parseText } from './parseText.ts';
export { MAX_DOCUMENT_MEGABYTES, parseTextSize } from './parseTextSize.ts';
export { calculation, type ReadNumber } from './readings/calculation.ts';
export { isPairOfValues } from './readings/isPairOfValues.ts';
export { numberReadings } from './readings/numberReadings.ts';
export { readPositive } from './readPositive.ts';

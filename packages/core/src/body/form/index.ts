/** Height and weight as people type them. */
export type { BmiField } from '../bmiField.ts';
export { type BodyReading, bodyReadings } from './bodyReadings.ts';
export { type BmiFailures, parseBmiInput } from './parseBmiInput.ts';
export { MAX_HEIGHT_CM } from './parseHeight.ts';
export { MAX_WEIGHT_KG } from './parseWeight.ts';

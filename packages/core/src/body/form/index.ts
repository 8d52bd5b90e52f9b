/** Height and weight as people type them. */
export {
  type BmiFailures,
  type BmiField,
  MAX_HEIGHT_CM,
  MAX_WEIGHT_KG,
  parseBmiInput,
} from './parseBmiInput.ts';

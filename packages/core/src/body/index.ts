/** Body mass index by the WHO and the Korean standard. */
export { type BmiInput, bmi } from './bmi.ts';
export { bmiClass } from './bmiClass.ts';
export { BMI_PLACES, bmiPlaces } from './bmiPlaces.ts';
export { BMI_SCALE_MAX, BMI_SCALE_MIN, type BmiScaleBand, bmiScaleBands } from './bmiScale.ts';
export {
  BMI_STANDARDS,
  type BmiClass,
  type BmiClassId,
  type BmiStandard,
  type NormalBmiClass,
} from './bmiStandards.ts';
export { type ClassDistance, type ClassDistances, distanceToClasses } from './distanceToClasses.ts';
export { PLAUSIBLE_BMI, PLAUSIBLE_BODY } from './isPlausible.ts';
export { looksSwapped } from './looksSwapped.ts';
export { type MisplacedPoint, misplacedPoint } from './misplacedPoint.ts';
export { normalWeightRange, type WeightRange } from './normalWeightRange.ts';

import { type BodyReading, bodyReadings } from '@toolbox/core/body/form';

/** The heights of adults in inches, which are below their weights in pounds. */
const INCHES = { min: 48, max: 84 } as const;

/** What numbers that were taken for centimeters and kilograms are as inches and pounds, if an adult may have them. */
export function inchesReading(height: string, weight: string): BodyReading | undefined {
  const inches = Number(height);
  if (!(inches >= INCHES.min && inches <= INCHES.max && Number(weight) > inches)) return undefined;
  return bodyReadings(`${height}" ${weight}`, 'height')[0];
}

/** Both values of a height in feet and of a number beside it that is likely to be in pounds; none where it is not. */
export function poundsReadings(height: string, weight: string): readonly BodyReading[] {
  // Kilograms are as typed.
  return bodyReadings(`${height} / ${weight}`, 'height').filter((both) => Number(both.weight) < Number(weight));
}

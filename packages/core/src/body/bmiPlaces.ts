import { type Amount, roundExact } from '../exact/index.ts';
import { bmiClass } from './bmiClass.ts';
import { BMI_STANDARDS, type BmiStandard } from './bmiStandards.ts';

/** A body mass index is shown with one decimal. */
export const BMI_PLACES = 1;

const STANDARDS = Object.keys(BMI_STANDARDS) as readonly BmiStandard[];

/**
 * How many decimals a body mass index needs so that the figure alone shows its class by every standard.
 *
 * It is {@link BMI_PLACES} unless rounding would move the figure across a class boundary: 24.978 shown as 25.0 looks
 * obese by the Korean standard but is not, so it needs two decimals. A value on a boundary needs no further decimals,
 * and any other value differs from the boundary with enough of them, so the search terminates.
 *
 * @example bmiPlaces(exact('24.978')) // 2
 */
export function bmiPlaces(value: Amount): number {
  const showsClass = (places: number) => {
    const shown = roundExact(value, places);
    return STANDARDS.every((standard) => bmiClass(shown, standard) === bmiClass(value, standard));
  };
  let places = BMI_PLACES;
  while (!showsClass(places)) places += 1;
  return places;
}

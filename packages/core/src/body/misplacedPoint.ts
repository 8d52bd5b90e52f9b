import { type Exact, exact } from '../exact/index.ts';
import type { BmiInput } from './bmi.ts';
import type { BmiField } from './bmiField.ts';
import { isPlausible, isPlausibleBmi } from './isPlausible.ts';

/** A height or a weight whose decimal point seems to be in the wrong place, and the value that was probably meant. */
export type MisplacedPoint = { readonly field: BmiField; readonly value: Exact };

/**
 * The height or weight that was probably meant where the body mass index is not plausible for an adult: the same digits
 * with the decimal point one place away. Undefined where the index is plausible, and where nothing is likely. Used for
 * a hint, never to reject the input.
 *
 * @example misplacedPoint({ heightCm: exact('17.5'), weightKg: exact(70) }) // { field: 'height', value: 175 }
 */
export function misplacedPoint({ heightCm, weightKg }: BmiInput): MisplacedPoint | undefined {
  if (isPlausibleBmi({ heightCm, weightKg })) return undefined;
  const [height, weight] = [exact(heightCm), exact(weightKg)];
  const ways: readonly MisplacedPoint[] = [
    { field: 'height', value: height.mul(10) },
    { field: 'weight', value: weight.mul(10) },
    { field: 'weight', value: weight.div(10) },
  ];
  return ways.find(({ field, value }) => {
    const input = field === 'height' ? { heightCm: value, weightKg } : { heightCm, weightKg: value };
    return isPlausible(value, field) && isPlausible(input.heightCm, 'height') && isPlausibleBmi(input);
  });
}

import { type Amount, type Exact, exact } from '../exact/index.ts';
import { type BmiInput, bmi } from './bmi.ts';
import { PLAUSIBLE_BMI } from './looksSwapped.ts';

/** Heights of adults in centimeters, and weights in kilograms; used only to guess what was meant. */
export const PLAUSIBLE_BODY = { height: { min: 100, max: 250 }, weight: { min: 20, max: 250 } } as const;

/** A height or a weight whose decimal point seems to be in the wrong place, and the value that was probably meant. */
export type MisplacedPoint = { readonly field: 'height' | 'weight'; readonly value: Exact };

function isWithin(value: Exact, { min, max }: { readonly min: number; readonly max: number }): boolean {
  return value.compare(min) >= 0 && value.compare(max) <= 0;
}

/** Whether a value is plausible for an adult. */
export function isPlausible(value: Amount, field: MisplacedPoint['field']): boolean {
  return isWithin(exact(value), PLAUSIBLE_BODY[field]);
}

/**
 * The height or weight that was probably meant where the body mass index is not plausible for an adult: the same digits
 * with the decimal point one place away. Undefined where the index is plausible, and where nothing is likely. Used for
 * a hint, never to reject the input.
 *
 * @example misplacedPoint({ heightCm: exact('17.5'), weightKg: exact(70) }) // { field: 'height', value: 175 }
 */
export function misplacedPoint({ heightCm, weightKg }: BmiInput): MisplacedPoint | undefined {
  const isLikely = (input: BmiInput) => isWithin(bmi(input), PLAUSIBLE_BMI);
  if (isLikely({ heightCm, weightKg })) return undefined;
  const [height, weight] = [exact(heightCm), exact(weightKg)];
  const ways: readonly MisplacedPoint[] = [
    { field: 'height', value: height.mul(10) },
    { field: 'weight', value: weight.mul(10) },
    { field: 'weight', value: weight.div(10) },
  ];
  return ways.find(({ field, value }) => {
    const input = field === 'height' ? { heightCm: value, weightKg } : { heightCm, weightKg: value };
    return isPlausible(value, field) && isPlausible(input.heightCm, 'height') && isLikely(input);
  });
}

import { type Amount, type Exact, exact } from '../exact/index.ts';

const CM_PER_M = 100;

/** A height in centimeters and a weight in kilograms. */
export type BmiInput<Number extends Amount = Amount> = { readonly heightCm: Number; readonly weightKg: Number };

/**
 * The body mass index, exactly: kilograms by the square of meters. It is rounded to one decimal only where it is shown.
 *
 * @example bmi({ heightCm: exact(200), weightKg: exact(80) }) // 20
 */
export function bmi({ heightCm, weightKg }: BmiInput): Exact {
  const meters = exact(heightCm).div(CM_PER_M);
  return exact(weightKg).div(meters.mul(meters));
}

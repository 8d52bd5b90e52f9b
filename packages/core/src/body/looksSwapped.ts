import { exact } from '../exact/index.ts';
import type { BmiInput } from './bmi.ts';
import { isPlausible, isPlausibleBmi } from './isPlausible.ts';

/**
 * Whether height and weight seem to be swapped: there are more kilograms than centimeters, and swapping them gives a
 * height, a weight and a body mass index that are plausible for an adult. Used for a hint, never to reject the input.
 *
 * @example looksSwapped({ heightCm: exact(65), weightKg: exact(170) }) // true
 */
export function looksSwapped({ heightCm, weightKg }: BmiInput): boolean {
  if (exact(weightKg).compare(heightCm) <= 0) return false;
  if (!isPlausible(weightKg, 'height') || !isPlausible(heightCm, 'weight')) return false;
  return isPlausibleBmi({ heightCm: weightKg, weightKg: heightCm });
}

import { exact } from '../exact/index.ts';
import { bmi } from './bmi.ts';
import type { BmiInput } from './parseBmiInput.ts';

/** What a living adult can have; only used to guess at what was meant. */
export const PLAUSIBLE_BMI = { min: 10, max: 60 } as const;

/**
 * Whether height and weight seem to stand in each other's place: more kilograms than centimetres, and the other way
 * round a plausible body mass index. A guess for a hint, never a reason to refuse.
 *
 * @example looksSwapped({ heightCm: exact(65), weightKg: exact(170) }) // true
 */
export function looksSwapped({ heightCm, weightKg }: BmiInput): boolean {
  if (exact(weightKg).compare(heightCm) <= 0) return false;
  const other = bmi({ heightCm: weightKg, weightKg: heightCm });
  return other.compare(PLAUSIBLE_BMI.min) >= 0 && other.compare(PLAUSIBLE_BMI.max) <= 0;
}

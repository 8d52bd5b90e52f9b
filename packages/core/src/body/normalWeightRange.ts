import { type Amount, type Exact, roundExact } from '../exact/index.ts';
import { BMI_STANDARDS, type BmiStandard } from './bmiStandards.ts';
import { weightAt } from './weightAt.ts';

/** Weights in kilograms: from the first, which belongs to it, to below the second. */
export type WeightRange = { readonly fromKg: Exact; readonly belowKg: Exact };

/**
 * The weights that are normal at a height, in steps of 0.1 kg: from the first (included) to the second (excluded).
 *
 * Both ends are rounded up: a weight with one decimal is in the range if and only if its body mass index is normal.
 *
 * @example normalWeightRange(200, 'who') // { fromKg: 74, belowKg: 100 }
 */
export function normalWeightRange(heightCm: Amount, standard: BmiStandard): WeightRange {
  const [, normal] = BMI_STANDARDS[standard];
  const from = weightAt(normal.fromTenths, heightCm);
  const below = weightAt(normal.belowTenths, heightCm);
  return { fromKg: roundExact(from, 1, 'up'), belowKg: roundExact(below, 1, 'up') };
}

import type { Exact } from '../exact/index.ts';
import { BMI_STANDARDS, type BmiClassId, type BmiStandard } from './bmiStandards.ts';

/** The ends of the drawn scale. */
export const BMI_SCALE_MIN = 15;
export const BMI_SCALE_MAX = 40;

export type BmiScaleBand = {
  readonly id: BmiClassId;
  /** Where the band begins and ends on the scale, 0 to 1. */
  readonly start: number;
  readonly end: number;
};

function onScale(value: number): number {
  const position = (value - BMI_SCALE_MIN) / (BMI_SCALE_MAX - BMI_SCALE_MIN);
  return Math.min(1, Math.max(0, position));
}

/**
 * Where a body mass index stands on the scale, from 0 (at or below 15) to 1 (at or above 40). For drawing only.
 *
 * @example bmiScalePosition(new Fraction('27.5')) // 0.5
 */
export function bmiScalePosition(value: Exact): number {
  return onScale(value.valueOf());
}

/**
 * The bands of the classes on the same scale, from the lowest to the highest, without a gap.
 *
 * @example bmiScaleBands('who')[0] // { id: 'underweight', start: 0, end: 0.14 }
 */
export function bmiScaleBands(standard: BmiStandard): readonly BmiScaleBand[] {
  return BMI_STANDARDS[standard].map(({ id, fromTenths, belowTenths }) => ({
    id,
    start: onScale(fromTenths / 10),
    end: belowTenths === undefined ? 1 : onScale(belowTenths / 10),
  }));
}

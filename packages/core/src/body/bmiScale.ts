import { BMI_STANDARDS, type BmiClassId, type BmiStandard } from './bmiStandards.ts';

/** The ends of the drawn scale, in kg/m². */
export const BMI_SCALE_MIN = 15;
/** Where the drawn scale ends. */
export const BMI_SCALE_MAX = 40;

/** A class as it is drawn on the scale: its own limits, and the part of it that the scale shows. */
export type BmiScaleBand = {
  readonly id: BmiClassId;
  /** Where the class begins; none for the first. */
  readonly lower: number | undefined;
  /** The class ends below this; none for the last. */
  readonly upper: number | undefined;
  /** The same on the drawn scale, whose ends bound the first and the last class. */
  readonly from: number;
  readonly to: number;
};

/**
 * The classes of a standard in kg/m², from the lowest to the highest, without a gap. For showing and drawing only:
 * `bmiClass` decides which class a value belongs to.
 *
 * @example bmiScaleBands('who')[0] // { id: 'underweight', lower: undefined, upper: 18.5, from: 15, to: 18.5 }
 */
export function bmiScaleBands(standard: BmiStandard): readonly BmiScaleBand[] {
  return BMI_STANDARDS[standard].map(({ id, fromTenths, belowTenths }) => {
    const lower = fromTenths === 0 ? undefined : fromTenths / 10;
    const upper = belowTenths === undefined ? undefined : belowTenths / 10;
    return { id, lower, upper, from: lower ?? BMI_SCALE_MIN, to: upper ?? BMI_SCALE_MAX };
  });
}

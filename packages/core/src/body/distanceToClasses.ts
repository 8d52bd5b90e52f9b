import { type Exact, exact, roundExact } from '../exact/index.ts';
import type { BmiInput } from './bmi.ts';
import { bmi } from './bmi.ts';
import { bmiClass } from './bmiClass.ts';
import { BMI_STANDARDS, type BmiClass, type BmiStandard } from './bmiStandards.ts';
import { weightAt } from './weightAt.ts';

/** How many kilograms away a class is. */
export type ClassDistance = {
  readonly bmiClass: BmiClass;
  /** The smallest weight to lose or gain, in steps of 0.1 kg; above 0. */
  readonly kg: Exact;
};

/** The neighboring classes, where there are any. */
export type ClassDistances = {
  /** The next class below; none for the lowest. */
  readonly lower: ClassDistance | undefined;
  /** The next class above; none for the highest. */
  readonly higher: ClassDistance | undefined;
};

const STEP_KG = exact(1).div(10);

/**
 * How far a weight is from the classes next to its own, at the same height.
 *
 * A class includes its lower end and not its upper end. A weight exactly on a boundary therefore belongs to the higher
 * class, and 0.1 kg less to the lower one.
 *
 * @example
 * distanceToClasses({ heightCm: 200, weightKg: 101 }, 'who').lower
 * // { bmiClass: { id: 'normal', fromTenths: 185, belowTenths: 250 }, kg: 1.1 }
 */
export function distanceToClasses(input: BmiInput, standard: BmiStandard): ClassDistances {
  const classes = BMI_STANDARDS[standard];
  const own = bmiClass(bmi(input), standard);
  const position = classes.indexOf(own);
  const below = classes[position - 1];
  const above = classes[position + 1];
  const surplus = exact(input.weightKg).sub(weightAt(own.fromTenths, input.heightCm));
  return {
    lower: below && { bmiClass: below, kg: roundExact(surplus, 1, 'down').add(STEP_KG) },
    higher: above && {
      bmiClass: above,
      kg: roundExact(weightAt(above.fromTenths, input.heightCm).sub(input.weightKg), 1, 'up'),
    },
  };
}

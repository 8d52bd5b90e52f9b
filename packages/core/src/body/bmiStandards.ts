/** `who`: World Health Organization. `kosso`: 대한비만학회, the Korean Society for the Study of Obesity. */
export type BmiStandard = 'who' | 'kosso';

/** The name of a class, of either standard. */
export type BmiClassId =
  | 'underweight'
  | 'normal'
  | 'overweight'
  | 'obese'
  | 'preObese'
  | 'obese1'
  | 'obese2'
  | 'obese3';

/** A class of a standard, with its limits in tenths: the lower one belongs to it, the upper one to the next. */
export type BmiClass = {
  readonly id: BmiClassId;
  /** The class begins here, in tenths so that 18.5 is an integer; the first one begins at 0. */
  readonly fromTenths: number;
  /** The class ends below this; the last one has no end. */
  readonly belowTenths: number | undefined;
};

/** The class between being too light and too heavy. */
export type NormalBmiClass = BmiClass & { readonly id: 'normal'; readonly belowTenths: number };

/**
 * The classes of adults, from the lowest to the highest.
 *
 * A class published as "18.5–22.9" ends below 23: the exact value decides, not the rounded one, so 22.96 is normal
 * although it is shown as 23.0.
 *
 * @see WHO: 18.5, 25, 30 (Lancet 2004;363:157–163)
 * @see 대한비만학회, 비만 진료지침 2022, 제8판 (J Obes Metab Syndr 2023;32:1–24), with the classes of 2018; checked 2026-11-25
 */
export const BMI_STANDARDS: Readonly<Record<BmiStandard, readonly [BmiClass, NormalBmiClass, ...BmiClass[]]>> = {
  who: [
    { id: 'underweight', fromTenths: 0, belowTenths: 185 },
    { id: 'normal', fromTenths: 185, belowTenths: 250 },
    { id: 'overweight', fromTenths: 250, belowTenths: 300 },
    { id: 'obese', fromTenths: 300, belowTenths: undefined },
  ],
  kosso: [
    { id: 'underweight', fromTenths: 0, belowTenths: 185 },
    { id: 'normal', fromTenths: 185, belowTenths: 230 },
    { id: 'preObese', fromTenths: 230, belowTenths: 250 },
    { id: 'obese1', fromTenths: 250, belowTenths: 300 },
    { id: 'obese2', fromTenths: 300, belowTenths: 350 },
    { id: 'obese3', fromTenths: 350, belowTenths: undefined },
  ],
};

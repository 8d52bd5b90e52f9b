import type { NumberUnit } from './numberUnits.ts';

/** The constraints of a number field. */
export type NumberRule = {
  /** The label of the field, carried into the facts of a failure. */
  readonly field: string;
  /** The unit, whose marks may be next to the number; none by default. */
  readonly unit?: NumberUnit | undefined;
  /** Whether `1e18` is accepted. Off by default. */
  readonly allowExponent?: boolean;
  /** Maximum digits after the decimal point; unlimited by default. */
  readonly decimals?: number;
  /** The minimum value. */
  readonly min?: number;
  /** The maximum value. */
  readonly max?: number | bigint;
  /** Allowed by default. */
  readonly allowZero?: boolean;
  /** Refused by default. */
  readonly allowNegative?: boolean;
};

import type { NumberUnit } from './numberUnits.ts';

/** What a number field allows. */
export type NumberRule = {
  /** The label of the field, carried into the facts of a failure. */
  readonly field: string;
  /** Whose marks may stand beside the number; none by default. */
  readonly unit?: NumberUnit | undefined;
  /** `1e18` is a number. Refused by default. */
  readonly allowExponent?: boolean;
  /** Most digits after the point; any by default. */
  readonly decimals?: number;
  /** The least value allowed. */
  readonly min?: number;
  /** The greatest value allowed. */
  readonly max?: number | bigint;
  /** Allowed by default. */
  readonly allowZero?: boolean;
  /** Refused by default. */
  readonly allowNegative?: boolean;
};

import type { NumberUnit } from './numberUnits.ts';

/** What a number field allows. */
export type NumberRule = {
  /** The label of the field, carried into the facts of a failure. */
  readonly field: string;
  /** Whose marks may stand beside the number; none unless told. */
  readonly unit?: NumberUnit | undefined;
  /** `1e18` is a number. Refused unless told. */
  readonly allowExponent?: boolean;
  /** Most digits after the point; any unless told. */
  readonly decimals?: number;
  /** The least value allowed. */
  readonly min?: number;
  /** The greatest value allowed. */
  readonly max?: number | bigint;
  /** Allowed unless told. */
  readonly allowZero?: boolean;
  /** Refused unless told. */
  readonly allowNegative?: boolean;
};

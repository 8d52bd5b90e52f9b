/** A value for each of the two texts of a comparison. */
export type BothSides<Value> = { readonly left: Value; readonly right: Value };
export type Side = keyof BothSides<unknown>;

/** Ours ÷ floor, by row and figure. */
export type Ratios = Readonly<Record<string, number>>;

/** A ratio that is too large, or that only one of the tables has. */
export type RatioFault = {
  readonly name: string;
  readonly found: number | undefined;
  /** The largest ratio that is accepted. */
  readonly limit: number | undefined;
};

/**
 * Compares measured ratios with the committed ones. A ratio that only one of the two has is a fault too: a row that is
 * not compared would guarantee nothing.
 *
 * @param slack how much larger than committed a ratio may be: 0.15 is 15%
 */
export function compareRatios(found: Ratios, committed: Ratios, slack: number): readonly RatioFault[] {
  const names = [...new Set([...Object.keys(committed), ...Object.keys(found)])];
  return names.flatMap((name) => {
    const ratio = found[name];
    const held = committed[name];
    const limit = held === undefined ? undefined : held * (1 + slack);
    const isWithin = ratio !== undefined && limit !== undefined && ratio <= limit;
    return isWithin ? [] : [{ name, found: ratio, limit }];
  });
}

import { isPlausibleChange } from '@toolbox/core/kimchi';

/** A price of one source, with the time of reading by the monotonic clock. */
type Observed = { readonly source: string; readonly price: number; readonly at: number };

export type FrozenPrices = {
  readonly observe: (prices: readonly Observed[]) => void;
  /**
   * Since when the price of a source has been exactly the same, if the price of another source has moved since then and
   * differs from it now; `undefined` otherwise.
   */
  readonly frozenSince: (source: string) => number | undefined;
};

/**
 * Recognizes a price that stands still while others move: the only evidence that a source without timestamps is frozen.
 *
 * @param share a change is a movement when it is larger than this
 */
export function createFrozenPrices(share: number): FrozenPrices {
  /** `others` are the prices of the other sources when this one was first read. */
  const known = new Map<string, { price: number; since: number; others: Map<string, number> }>();
  return {
    observe: (prices) => {
      for (const { source, price, at } of prices) {
        const before = known.get(source);
        const entry = before?.price === price ? before : { price, since: at, others: new Map<string, number>() };
        known.set(source, entry);
        for (const other of prices) {
          if (other.source !== source && !entry.others.has(other.source)) entry.others.set(other.source, other.price);
        }
      }
    },
    frozenSince: (source) => {
      const entry = known.get(source);
      const hasMoved = ([other, then]: readonly [string, number]) => {
        const now = known.get(other)?.price ?? then;
        // A price that only catches up with this one does not show that this one is frozen.
        return !isPlausibleChange(then, now, share) && !isPlausibleChange(entry?.price, now, share);
      };
      return entry !== undefined && [...entry.others].some(hasMoved) ? entry.since : undefined;
    },
  };
}

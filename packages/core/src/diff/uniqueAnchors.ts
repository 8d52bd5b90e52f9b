/** A pair of indexes, and the one before it in the best sequence that it ends. */
type Anchor = { readonly left: number; readonly right: number; previous: Anchor | undefined };

/** Indexes of the keys that occur exactly once. */
function uniquePlaces(keys: readonly number[]): ReadonlyMap<number, number> {
  const places = new Map<number, number>();
  const repeated = new Set<number>();
  for (const [place, key] of keys.entries()) {
    if (places.has(key)) repeated.add(key);
    places.set(key, place);
  }
  for (const key of repeated) places.delete(key);
  return places;
}

/**
 * Pairs the keys that occur exactly once on each side, as many as possible in order, as a patience diff does.
 *
 * Takes O(n log n) time whatever the lists hold, so it is used where a full search would take too long.
 *
 * @returns indexes left and right, both increasing
 * @example uniqueAnchors([1, 2, 3], [3, 1, 2]) // [[0, 1], [1, 2]]
 */
export function uniqueAnchors(
  left: readonly number[],
  right: readonly number[],
): readonly (readonly [left: number, right: number])[] {
  const onRight = uniquePlaces(right);
  const pairs: readonly Anchor[] = Array.from(uniquePlaces(left))
    .flatMap(([key, place]) => {
      const partner = onRight.get(key);
      return partner === undefined ? [] : [{ left: place, right: partner, previous: undefined }];
    })
    .sort((first, second) => first.left - second.left);

  // Longest increasing subsequence of right indexes: `tails[n]` is the pair that ends the best sequence of n + 1
  // pairs so far.
  const tails: Anchor[] = [];
  for (const pair of pairs) {
    let low = 0;
    let high = tails.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((tails[middle] as Anchor).right < pair.right) low = middle + 1;
      else high = middle;
    }
    pair.previous = tails[low - 1];
    tails[low] = pair;
  }
  const anchors: (readonly [number, number])[] = [];
  for (let pair = tails.at(-1); pair !== undefined; pair = pair.previous) {
    anchors.push([pair.left, pair.right]);
  }
  return anchors.reverse();
}

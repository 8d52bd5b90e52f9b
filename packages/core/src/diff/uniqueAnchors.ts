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
  const pairs = Array.from(uniquePlaces(left))
    .flatMap(([key, place]) => {
      const partner = onRight.get(key);
      return partner === undefined ? [] : [{ left: place, right: partner, previous: -1 }];
    })
    .sort((first, second) => first.left - second.left);

  // Longest increasing subsequence of right indexes: `tails[n]` is the pair that ends the best sequence of n + 1
  // pairs so far.
  const tails: number[] = [];
  for (const [index, pair] of pairs.entries()) {
    let low = 0;
    let high = tails.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((pairs[tails[middle] ?? 0]?.right ?? 0) < pair.right) low = middle + 1;
      else high = middle;
    }
    pair.previous = tails[low - 1] ?? -1;
    tails[low] = index;
  }
  const anchors: (readonly [number, number])[] = [];
  for (let pair = pairs[tails.at(-1) ?? -1]; pair !== undefined; pair = pairs[pair.previous]) {
    anchors.push([pair.left, pair.right]);
  }
  return anchors.reverse();
}

/** A block of equal keys: its start on each side and its length. */
export type Block = { readonly left: number; readonly right: number; readonly length: number };

/** How many lines ahead, on both sides together, to look for an equal pair. */
export const MAX_LOOKAHEAD = 64;

/**
 * Pairs equal keys by looking a little ahead from the end of the last pair. Fast and correct, but not optimal.
 *
 * At each difference it continues with the nearest equal pair within {@link MAX_LOOKAHEAD}; where there is none, both
 * sides advance by one. The number of steps is linear in the length, whatever the lists hold.
 *
 * @param from the range to look at: its start, and its end on each side
 * @example
 * nearbyBlocks([1, 2, 3], [2, 3], { left: 0, leftEnd: 3, right: 0, rightEnd: 2 })
 * // [{ left: 1, right: 0, length: 2 }]
 */
export function nearbyBlocks(
  left: readonly number[],
  right: readonly number[],
  from: { readonly left: number; readonly leftEnd: number; readonly right: number; readonly rightEnd: number },
): readonly Block[] {
  const blocks: Block[] = [];
  let leftPlace = from.left;
  let rightPlace = from.right;
  while (leftPlace < from.leftEnd && rightPlace < from.rightEnd) {
    let length = 0;
    const most = Math.min(from.leftEnd - leftPlace, from.rightEnd - rightPlace);
    while (length < most && left[leftPlace + length] === right[rightPlace + length]) length += 1;
    if (length > 0) blocks.push({ left: leftPlace, right: rightPlace, length });
    leftPlace += length;
    rightPlace += length;

    let ahead: readonly [number, number] = [1, 1];
    search: for (let distance = 1; distance <= MAX_LOOKAHEAD; distance += 1) {
      for (let leftAhead = 0; leftAhead <= distance; leftAhead += 1) {
        const rightAhead = distance - leftAhead;
        if (leftPlace + leftAhead >= from.leftEnd || rightPlace + rightAhead >= from.rightEnd) continue;
        if (left[leftPlace + leftAhead] !== right[rightPlace + rightAhead]) continue;
        ahead = [leftAhead, rightAhead];
        break search;
      }
    }
    leftPlace += ahead[0];
    rightPlace += ahead[1];
  }
  return blocks;
}

/** A stretch of equal keys: where it starts on each side and how long it is. */
export type Block = { readonly left: number; readonly right: number; readonly length: number };

/** How many lines ahead, on both sides together, an equal pair is looked for. */
export const MAX_LOOKAHEAD = 64;

/**
 * Pairs equal keys by looking a little ahead from where the last pair ended. Quick and never wrong, but not the best.
 *
 * At each difference the nearest equal pair within {@link MAX_LOOKAHEAD} goes on; where there is none, both sides move
 * on by one. The steps are bounded by the length times a constant, whatever the lists hold.
 *
 * @param from the stretch to look at: its start, and its end on each side
 * @example nearbyBlocks([1, 2, 3], [2, 3], { left: 0, leftEnd: 3, right: 0, rightEnd: 2 }) // [{ left: 1, right: 0, length: 2 }]
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

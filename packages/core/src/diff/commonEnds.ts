/**
 * How many keys two lists share at their start, and how many of the rest at their end.
 *
 * @example commonEnds([1, 2, 3, 4], [1, 2, 5, 6, 4]) // [2, 1]
 */
export function commonEnds(left: readonly number[], right: readonly number[]): readonly [start: number, end: number] {
  const shorter = Math.min(left.length, right.length);
  let start = 0;
  while (start < shorter && left[start] === right[start]) start += 1;
  let end = 0;
  while (end < shorter - start && left[left.length - 1 - end] === right[right.length - 1 - end]) end += 1;
  return [start, end];
}

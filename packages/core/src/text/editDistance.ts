/**
 * How far a typo is from the word it was meant to be: the number of letters to insert, delete, replace or swap with
 * their neighbor to turn one text into the other, the same both ways. This is the optimal string alignment distance: no
 * letter is edited twice, so that `CA` and `ABC` are 3 apart.
 *
 * Letters are UTF-16 code units and compared as they are: fold the case before, and decompose Hangul into jamo where
 * one wrong vowel is one error. Takes time in proportion to the product of both lengths, so limit what people type.
 *
 * @see F. J. Damerau, A technique for computer detection and correction of spelling errors, CACM 7 (1964), 171–176
 * @example editDistance('cuont', 'count') // 1
 */
export function editDistance(one: string, other: string): number {
  let before: readonly number[] = [];
  let last: readonly number[] = Array.from({ length: other.length + 1 }, (_, column) => column);
  for (let row = 1; row <= one.length; row += 1) {
    const current = [row];
    for (let column = 1; column <= other.length; column += 1) {
      const isSame = one[row - 1] === other[column - 1];
      // An index before the first letter gives undefined, which differs from every letter.
      const isSwapped = one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1];
      current[column] = Math.min(
        (current[column - 1] as number) + 1,
        (last[column] as number) + 1,
        (last[column - 1] as number) + (isSame ? 0 : 1),
        isSwapped ? (before[column - 2] as number) + 1 : Number.POSITIVE_INFINITY,
      );
    }
    [before, last] = [last, current];
  }
  return last[other.length] as number;
}

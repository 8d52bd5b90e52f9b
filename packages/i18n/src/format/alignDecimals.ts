/**
 * Numbers of one column with the same number of decimal places, as many as the longest needs. The digits are written
 * already; nothing is rounded.
 *
 * @example alignDecimals(['1,490.78', '-9', '30.5']) // ['1,490.78', '-9.00', '30.50']
 */
export function alignDecimals(numbers: readonly string[]): readonly string[] {
  const placesOf = (digits: string) => digits.split('.')[1]?.length ?? 0;
  const most = Math.max(0, ...numbers.map(placesOf));
  if (most === 0) return numbers;
  return numbers.map((digits) => {
    const places = placesOf(digits);
    return `${digits}${places === 0 ? '.' : ''}${'0'.repeat(most - places)}`;
  });
}

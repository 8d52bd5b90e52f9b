/**
 * Throws where a count is not a whole number: a bug of the caller that would become a date that does not exist.
 *
 * @throws RangeError for NaN, fractions and unsafe integers
 * @example assertWhole(1.5) // RangeError: Not a whole number: 1.5
 */
export function assertWhole(count: number): void {
  if (!Number.isSafeInteger(count)) throw new RangeError(`Not a whole number: ${count}`);
}

/** Above any real amount and value, and far enough below the largest float that sums do not overflow. */
const MAX_MEASURE = 1e30;

/**
 * Whether a value is a number that can be displayed and summed.
 *
 * @example isMeasure(1e308) // false
 */
export function isMeasure(value: unknown): value is number {
  return typeof value === 'number' && Math.abs(value) < MAX_MEASURE;
}

/** Above any amount and value there is, and so far below the largest float that no sum of such reaches it. */
const MAX_MEASURE = 1e30;

/** Whether a value is a number that can be shown and summed up. @example isMeasure(1e308) // false */
export function isMeasure(value: unknown): value is number {
  return typeof value === 'number' && Math.abs(value) < MAX_MEASURE;
}

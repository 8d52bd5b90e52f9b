const DECIMAL = /^\d{1,30}(?:\.\d{1,30})?(?:[eE][+-]?\d{1,2})?$/;

/** Above any real price, volume and time, and far enough below the largest float that sums do not overflow. */
const MAX_MEASURE = 1e30;

/**
 * Reads a positive number, given as a number or as decimal text; `undefined` for anything else.
 *
 * Zero, signs, spaces, hexadecimal, and 1e30 or more are rejected.
 *
 * @example readPositive('65120.1') // 65120.1
 */
export function readPositive(value: unknown): number | undefined {
  if (typeof value === 'string' && !DECIMAL.test(value)) return undefined;
  const number = typeof value === 'string' ? Number(value) : value;
  return typeof number === 'number' && number > 0 && number < MAX_MEASURE ? number : undefined;
}

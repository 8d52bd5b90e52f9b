const DECIMAL = /^\d{1,30}(?:\.\d{1,30})?(?:[eE][+-]?\d{1,2})?$/;

/**
 * A positive finite number, given as a number or as a decimal text; `undefined` for anything else.
 *
 * Zero, signs, blanks, hexadecimal and `Infinity` are no price and no volume.
 *
 * @example readPositive('65120.1') // 65120.1
 */
export function readPositive(value: unknown): number | undefined {
  if (typeof value === 'string' && !DECIMAL.test(value)) return undefined;
  const number = typeof value === 'string' ? Number(value) : value;
  return typeof number === 'number' && number > 0 && number < Number.POSITIVE_INFINITY ? number : undefined;
}

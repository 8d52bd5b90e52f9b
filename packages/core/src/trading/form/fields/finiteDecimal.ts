import { type Exact, exact, formatExact } from '../../../exact/index.ts';
import { MAX_NUMBER_DIGITS } from '../../../validate/index.ts';

/**
 * All digits of a number; undefined for one without an end, such as a third.
 *
 * @example finiteDecimal(exact(1).div(8)) // '0.125'
 */
export function finiteDecimal(value: Exact): string | undefined {
  const digits = formatExact(value, { places: MAX_NUMBER_DIGITS, minPlaces: 0 });
  return exact(digits).equals(value) ? digits : undefined;
}

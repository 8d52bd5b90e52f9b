import { type Amount, exact } from '../exact/index.ts';

/**
 * The decimal places to show a number with: `least`, and more where that would show too few significant digits.
 *
 * A price of 0.00001234 must not be shown as 0.00, nor a break-even price of 12.3037 as 12.3.
 *
 * @param least 0 or more
 * @param significant significant digits, 1 or more; with 1 no number is ever shown as 0
 * @example placesFor(exact('0.00001234'), 2, 4) // 8
 */
export function placesFor(amount: Amount, least: number, significant: number): number {
  const value = exact(amount);
  if (value.n === 0n) return least;
  const whole = value.n / value.d;
  if (whole > 0n) return Math.max(least, significant - whole.toString().length);
  let zeros = -1;
  for (let digits = value.n; digits < value.d; digits *= 10n) zeros += 1;
  return Math.max(least, zeros + significant);
}

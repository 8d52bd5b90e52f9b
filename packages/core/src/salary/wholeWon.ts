import { type Amount, type RoundingMode, roundExact } from '../exact/index.ts';

/**
 * An exact amount as whole won; half up by default.
 *
 * @example wholeWon(exact('2152339.2')) // 2152339n
 */
export function wholeWon(amount: Amount, mode: RoundingMode = 'halfUp'): bigint {
  const whole = roundExact(amount, 0, mode);
  return (whole.s * whole.n) / whole.d;
}

import type { Amount } from './exact.ts';
import { type RoundingMode, roundExact } from './roundExact.ts';

/**
 * An exact amount as a whole number; half up by default.
 *
 * @example roundToWhole(exact('2152339.2')) // 2152339n
 */
export function roundToWhole(amount: Amount, mode: RoundingMode = 'halfUp'): bigint {
  const whole = roundExact(amount, 0, mode);
  return (whole.s * whole.n) / whole.d;
}

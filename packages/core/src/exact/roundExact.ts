import { type Amount, type Exact, exact } from './exact.ts';

/** `halfUp` rounds a half away from zero, `up` away from zero, `down` toward zero. */
export type RoundingMode = 'halfUp' | 'up' | 'down';

/**
 * Rounds once, exactly, to a number of decimal places. Never returns a negative zero.
 *
 * @param amount any number, exact or not
 * @param places decimal places, 0 or more
 * @param mode `halfUp` by default
 * @example roundExact(exact(5).div(2), 0) // 3
 */
export function roundExact(amount: Amount, places = 0, mode: RoundingMode = 'halfUp'): Exact {
  const value = exact(amount);
  const scale = 10n ** BigInt(places);
  const scaled = value.n * scale;
  const floor = scaled / value.d;
  const rest = scaled % value.d;
  const away = mode === 'up' ? rest > 0n : mode === 'halfUp' && rest * 2n >= value.d;
  const size = away ? floor + 1n : floor;
  return exact(value.s < 0n ? -size : size).div(scale);
}

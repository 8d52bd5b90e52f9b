/** In US dollars, more than all coins together are worth. */
export const MAX_MOVEMENT_USD = 1_000_000_000_000;

/**
 * Whether an untrusted value can be the value of a movement, in US dollars: a finite number above zero and not larger
 * than {@link MAX_MOVEMENT_USD}. `1e400` in a response is parsed as infinity, and one such value would spoil every
 * total.
 *
 * @example isMovementValue(60_010_000) // true
 */
export function isMovementValue(value: unknown): value is number {
  return typeof value === 'number' && value > 0 && value <= MAX_MOVEMENT_USD;
}

/** In US dollars, more than all coins together are worth. */
export const MAX_MOVEMENT_USD = 1_000_000_000_000;

/**
 * Whether something from outside is the value of a movement, in US dollars: a finite number above zero that is not larger
 * than {@link MAX_MOVEMENT_USD}. `1e400` in an answer is read as infinite, and one such value spoils every total.
 *
 * @example isMovementValue(60_010_000) // true
 */
export function isMovementValue(value: unknown): value is number {
  return typeof value === 'number' && value > 0 && value <= MAX_MOVEMENT_USD;
}

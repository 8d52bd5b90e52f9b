import { type Exact, exact } from '../exact/index.ts';
import { wholeWon } from './wholeWon.ts';

/**
 * Exact parts as whole won that add up to the rounded whole.
 *
 * Each running total is rounded half up and a part is the step between two of them, so no won is lost or invented; a
 * part is never more than 1 won off its own value.
 *
 * @example splitWon([exact('0.5'), exact('0.5')]) // [1n, 0n], together 1n
 */
export function splitWon(parts: readonly Exact[]): readonly bigint[] {
  let total = exact(0);
  let shown = 0n;
  return parts.map((part) => {
    total = total.add(part);
    const step = wholeWon(total) - shown;
    shown += step;
    return step;
  });
}

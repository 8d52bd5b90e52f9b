import { type Exact, exact } from '../exact/index.ts';
import { roundToWhole } from '../exact/roundToWhole.ts';

/**
 * Rounds exact parts to whole won that add up to the rounded total.
 *
 * Each running total is rounded half up and a part is the difference of two of them, so no won is lost or gained; a
 * part is never more than 1 won off its exact value.
 *
 * @example splitWon([exact('0.5'), exact('0.5')]) // [1n, 0n], together 1n
 */
export function splitWon<const Parts extends readonly Exact[]>(
  parts: Parts,
): { readonly [Place in keyof Parts]: bigint } {
  let total = exact(0);
  let shown = 0n;
  const steps = parts.map((part) => {
    total = total.add(part);
    const step = roundToWhole(total) - shown;
    shown += step;
    return step;
  });
  return steps as { [Place in keyof Parts]: bigint };
}

import { type Exact, exact } from '../exact/index.ts';
import type { DcaRow } from './dcaPlan.ts';

/**
 * The average price after each purchase of a plan, including the earlier ones: cost so far / quantity so far.
 *
 * Rounded once, half up, to `places`: over a thousand purchases the exact quotients would grow to tens of thousands of
 * digits each.
 *
 * @param rows all numbers above 0, as returned by `dcaPlan`
 * @param places decimal places, 0 or more
 * @example
 * runningAverages([{ amount: exact(100), quantity: exact(1) }, { amount: exact(200), quantity: exact(4) }], 2)
 * // [100, 60]
 */
export function runningAverages(
  rows: readonly Pick<DcaRow, 'amount' | 'quantity'>[],
  places: number,
): readonly Exact[] {
  const scale = 10n ** BigInt(places);
  let cost = exact(0);
  // The quantity so far as an unreduced ratio, because reducing it at each step would take seconds.
  let n = 0n;
  let d = 1n;
  return rows.map(({ amount, quantity }) => {
    cost = cost.add(amount);
    n = n * quantity.d + quantity.n * d;
    d *= quantity.d;
    const divisor = cost.d * n;
    return exact((2n * cost.n * d * scale + divisor) / (2n * divisor)).div(scale);
  });
}

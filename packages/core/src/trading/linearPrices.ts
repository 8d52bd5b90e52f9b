import { type Amount, type Exact, exact } from '../exact/index.ts';

/**
 * Prices in even steps from the first to the last, both included, exactly.
 *
 * @param count 2 or more
 * @example linearPrices(exact(100), exact(80), 3) // 100, 90, 80
 */
export function linearPrices(first: Amount, last: Amount, count: number): readonly Exact[] {
  const start = exact(first);
  const step = exact(last)
    .sub(first)
    .div(count - 1);
  return Array.from({ length: count }, (_, index) => start.add(step.mul(index)));
}

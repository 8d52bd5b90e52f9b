import type { Exact } from '../exact/index.ts';

/**
 * Prices in even steps from the first to the last, both included, exactly.
 *
 * @param count 2 or more
 * @example linearPrices(exact(100), exact(80), 3) // 100, 90, 80
 */
export function linearPrices(first: Exact, last: Exact, count: number): readonly Exact[] {
  const step = last.sub(first).div(count - 1);
  return Array.from({ length: count }, (_, index) => first.add(step.mul(index)));
}

import type { Exact } from '@toolbox/core/exact';

/** The color of a gain or a loss; none for zero. */
export function gainTone(value: Exact): 'positive' | 'negative' | undefined {
  const sign = value.compare(0);
  return sign === 0 ? undefined : sign > 0 ? 'positive' : 'negative';
}

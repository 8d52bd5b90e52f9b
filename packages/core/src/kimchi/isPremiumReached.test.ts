import { expect, it } from 'vitest';
import { isPremiumReached } from './isPremiumReached.ts';

it.each([
  [3, 'above', true],
  [2.99, 'above', false],
  [3, 'below', true],
  [3.01, 'below', false],
] as const)('%d with an alert of 3 %s: %s', (percentage, direction, reached) => {
  expect(isPremiumReached(percentage, { threshold: 3, direction })).toBe(reached);
});

import { expect, it } from 'vitest';
import { exact } from './exact.ts';
import { roundToWhole } from './roundToWhole.ts';

it.each([
  ['2152339.2', 'halfUp', 2_152_339n],
  ['0.5', 'halfUp', 1n],
  ['0.49', 'halfUp', 0n],
  ['-0.5', 'halfUp', -1n],
  ['0.99', 'down', 0n],
  ['0.01', 'up', 1n],
  ['0', 'halfUp', 0n],
] as const)('%s, %s, is %i', (amount, mode, expected) => {
  expect(roundToWhole(exact(amount), mode)).toBe(expected);
});

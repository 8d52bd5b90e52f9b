import { expect, it } from 'vitest';
import { isPairOfValues } from './isPairOfValues.ts';

it.each([
  ['170/70', 'cm'],
  [' 70.5 - 170 ', 'kg'],
  ['9-6', 'days'],
  ['24/2', 'days'],
] as const)('takes %j for two values in %s', (text, unit) => {
  expect(isPairOfValues(text, unit)).toBe(true);
});

it.each([
  ['30/6', 'days'],
  ['8/5', 'hours'],
  ['9-6', undefined],
  ['170', 'cm'],
  ['170+5', 'cm'],
  ['1-2-3', 'cm'],
] as const)('takes %j for no two values in %s', (text, unit) => {
  expect(isPairOfValues(text, unit)).toBe(false);
});

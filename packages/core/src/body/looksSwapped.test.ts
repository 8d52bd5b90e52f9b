import { expect, it } from 'vitest';
import { exact } from '../exact/index.ts';
import { looksSwapped } from './looksSwapped.ts';

it.each([
  ['65', '170', true],
  ['170', '65', false],
  ['100', '100', false],
  // Swapped or not, the body mass index is 50.
  ['200', '200', false],
  // Swapped, the height is 200 cm: 40 kg gives 10, 39.9 kg just less.
  ['40', '200', true],
  ['39.9', '200', false],
  // Swapped, the height is 120 cm: 86.4 kg gives 60, 86.5 kg just more.
  ['86.4', '120', true],
  ['86.5', '120', false],
  // Swapped, the body mass index is 40, but the height is that of no adult, or the weight.
  ['40', '100', true],
  ['39.2', '99', false],
  ['20', '130', true],
  ['19.9', '130', false],
  ['5.9', '70', false],
])('%s cm and %s kg: %s', (heightCm, weightKg, expected) => {
  expect(looksSwapped({ heightCm: exact(heightCm), weightKg: exact(weightKg) })).toBe(expected);
});

import { expect, it } from 'vitest';
import { doubled } from './doubled.ts';

it.each([
  [1000, 0, 60_000, 1000],
  [1000, 1, 60_000, 2000],
  [1000, 5, 60_000, 32_000],
  [1000, 6, 60_000, 60_000],
  [1000, 5000, 60_000, 60_000],
  [0, 5000, 60_000, 0],
])('%d ms after %d failures and at most %d ms are %d ms', (firstMs, failures, mostMs, ms) => {
  expect(doubled(firstMs, failures, mostMs)).toBe(ms);
});

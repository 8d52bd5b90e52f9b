import { expect, it } from 'vitest';
import { formatWhole } from './formatWhole.ts';

const reference = new Intl.NumberFormat('en-US', { maximumFractionDigits: 0 });

it('groups whole numbers as the engine does', () => {
  const numbers = [0, 7, 999, 1000, -1, -999, -1000, 123_456, Number.MAX_SAFE_INTEGER, Number.MIN_SAFE_INTEGER];
  const large = [10n ** 30n, -(10n ** 30n), 999_999_999_999_999_999_999n];
  for (const value of [...numbers, ...large]) expect(formatWhole(value)).toBe(reference.format(value));
});

it('rounds a number that is not whole', () => {
  for (const value of [0.5, 1.5, 2.5, -1234.5, 999.9, 2 ** 53, 1e21, Number.NaN, Number.POSITIVE_INFINITY])
    expect(formatWhole(value)).toBe(reference.format(value));
});

it('writes no sign before zero', () => {
  expect(formatWhole(-0)).toBe('0');
});

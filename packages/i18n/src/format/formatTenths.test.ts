import { expect, it } from 'vitest';
import { formatTenths } from './formatTenths.ts';

it.each([
  [0, '0.0'],
  [2, '2.0'],
  [2.6, '2.6'],
  [1302, '1,302.0'],
])('writes %d as %s', (value, text) => {
  expect(formatTenths(value)).toBe(text);
});

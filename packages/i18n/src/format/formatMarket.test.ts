import { expect, it } from 'vitest';
import { formatMarket } from './formatMarket.ts';

it.each([
  [116_420.1, '116,420.1'],
  [116_420.129, '116,420.13'],
  [999.12349, '999.1235'],
  [107.2, '107.2'],
  [0.123456789, '0.12345679'],
  [0, '0'],
])('writes %d as %s', (value, text) => {
  expect(formatMarket(value)).toBe(text);
});

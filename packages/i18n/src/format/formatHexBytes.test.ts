import { expect, it } from 'vitest';
import { formatHexBytes } from './formatHexBytes.ts';

it.each([
  [[], ''],
  [[0x0a], '0A'],
  [[0xea, 0xb0, 0x80], 'EA B0 80'],
])('writes %j as %j', (bytes, text) => {
  expect(formatHexBytes(bytes)).toBe(text);
});

import { expect, it } from 'vitest';
import { parsePurchases } from './parsePurchases.ts';

it.each([
  ['2', 2, false],
  ['20', 20, false],
  ['7', 7, false],
  ['1', 1, false],
  ['1.9', 1, true],
  ['2.9', 2, true],
  ['20.5', 20, true],
  ['21', 20, true],
  ['999,999', 20, true],
  ['1e30', 3, true],
  ['1,5', 3, true],
  ['0', 2, true],
  ['0.5', 2, true],
  ['-4', 2, true],
  ['', 3, false],
  ['   ', 3, false],
  ['three', 3, true],
])('%j means %i purchases, changed: %s', (text, purchases, changed) => {
  expect(parsePurchases(text)).toEqual({ purchases, changed });
});

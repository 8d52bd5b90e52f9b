import { expect, it } from 'vitest';
import { parseDecimalPlaces } from './parseDecimalPlaces.ts';

it.each([
  ['0', 0],
  ['-0', 0],
  [' 8 ', 8],
  ['3', 3],
  ['9', 2],
  ['-1', 2],
  ['2.5', 2],
  ['', 2],
  ['abc', 2],
])('%j means %i places', (text, places) => {
  expect(parseDecimalPlaces(text)).toBe(places);
});

import { expect, it } from 'vitest';
import { parseDecimalPlaces } from './parseDecimalPlaces.ts';

it.each([
  ['0', 0],
  ['-0', 0],
  [' 8 ', 8],
  ['3', 3],
  ['9', undefined],
  ['-1', undefined],
  ['2.5', undefined],
  ['2,5', undefined],
  ['', undefined],
  ['abc', undefined],
])('%j means %s places', (text, places) => {
  expect(parseDecimalPlaces(text)).toBe(places);
});

import { expect, it } from 'vitest';
import { isHexColour } from './isHexColour.ts';

it.each([
  ['#1a2b3c', true],
  ['#FFFFFF', true],
  ['#fff', false],
  ['1a2b3c', false],
  ['#1a2b3g', false],
  ['#1a2b3c4d', false],
  [' #1a2b3c', false],
  ['red', false],
  ['', false],
])('%j: %s', (text, expected) => {
  expect(isHexColour(text)).toBe(expected);
});

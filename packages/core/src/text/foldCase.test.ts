import fc from 'fast-check';
import { expect, it } from 'vitest';
import { foldCase } from './foldCase.ts';

it.each([
  ['Straße', 'STRASSE'],
  ['ẞ', 'ß'],
  ['Σ', 'ς'],
  ['ΟΔΟΣ', 'οδος'],
  ['İ', 'i\u0307'],
])('maps %s and %s to the same text', (one, other) => {
  expect(foldCase(one)).toBe(foldCase(other));
});

it('leaves two letters apart that differ in more than case', () => {
  expect(new Set(['ı', 'i', 'é', 'e'].map(foldCase)).size).toBe(4);
});

it('gives the same for a text in small letters, and the second time', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      expect(foldCase(text.toLowerCase())).toBe(foldCase(text));
      expect(foldCase(foldCase(text))).toBe(foldCase(text));
    }),
    { numRuns: 1000 },
  );
});

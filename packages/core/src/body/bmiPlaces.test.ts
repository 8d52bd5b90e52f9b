import fc from 'fast-check';
import { expect, it } from 'vitest';
import { exact, roundExact } from '../exact/index.ts';
import { bmiClass } from './bmiClass.ts';
import { bmiPlaces } from './bmiPlaces.ts';

it.each([
  ['22.5', 1],
  ['25', 1],
  ['24.94', 1],
  ['24.95', 2],
  ['24.978', 2],
  ['24.996', 3],
  ['22.96', 2],
  ['18.449', 1],
  ['18.45', 2],
  ['5000000', 1],
])('%s needs %i decimals', (value, places) => {
  expect(bmiPlaces(exact(value))).toBe(places);
});

it('shows enough decimals to see the class', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 60_000 }), fc.integer({ min: 1, max: 999 }), (numerator, denominator) => {
      const value = exact(numerator).div(denominator);
      const shown = roundExact(value, bmiPlaces(value));
      for (const standard of ['who', 'kosso'] as const)
        expect(bmiClass(shown, standard)).toBe(bmiClass(value, standard));
    }),
  );
});

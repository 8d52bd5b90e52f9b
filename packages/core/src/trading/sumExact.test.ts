import fc from 'fast-check';
import Fraction from 'fraction.js';
import { expect, it } from 'vitest';
import type { Exact } from '../exact/index.ts';
import { sumExact } from './sumExact.ts';

it('is 0 without terms', () => {
  expect(sumExact([]).toFraction()).toBe('0');
});

it('gives what adding one by one gives', () => {
  const term = fc
    .tuple(fc.bigInt({ min: -1000n, max: 1000n }), fc.bigInt({ min: 1n, max: 1000n }))
    .map(([n, d]) => new Fraction(n, d));
  fc.assert(
    fc.property(fc.array(term, { maxLength: 9 }), (terms) => {
      const slow = terms.reduce<Exact>((sum, next) => sum.add(next), new Fraction(0));
      expect(sumExact(terms).equals(slow)).toBe(true);
    }),
  );
});

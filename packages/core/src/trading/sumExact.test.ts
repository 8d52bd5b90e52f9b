import fc from 'fast-check';
import { expect, it } from 'vitest';
import { type Exact, exact } from '../exact/index.ts';
import { sumExact } from './sumExact.ts';

it('is 0 without terms', () => {
  expect(sumExact([]).toString()).toBe('0');
});

it('gives what adding one by one gives', () => {
  const term = fc
    .tuple(fc.bigInt({ min: -1000n, max: 1000n }), fc.bigInt({ min: 1n, max: 1000n }))
    .map(([n, d]) => exact(n).div(d));
  fc.assert(
    fc.property(fc.array(term, { maxLength: 9 }), (terms) => {
      const slow = terms.reduce<Exact>((sum, next) => sum.add(next), exact(0));
      expect(sumExact(terms).equals(slow)).toBe(true);
    }),
  );
});

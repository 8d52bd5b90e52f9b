import fc from 'fast-check';
import { expect, it } from 'vitest';
import { exact } from '../exact/index.ts';
import { linearPrices } from './linearPrices.ts';

it('linear prices hold both ends and equal steps', () => {
  const positive = fc.bigInt({ min: 1n, max: 10n ** 12n }).map((units) => exact(units).div(10n ** 4n));
  fc.assert(
    fc.property(positive, positive, fc.integer({ min: 2, max: 20 }), (first, last, count) => {
      const line = linearPrices(first, last, count);
      expect(line).toHaveLength(count);
      expect(line[0]?.equals(first) && line.at(-1)?.equals(last)).toBe(true);
      const steps = line.slice(1).map((price, index) => price.sub(line[index] ?? price).toString());
      expect(new Set(steps).size).toBe(1);
    }),
  );
});

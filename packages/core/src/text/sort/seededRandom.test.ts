import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { seededRandom } from './seededRandom.ts';
import { sortItems } from './sortItems.ts';

function shuffled(text: string, seed: string): string {
  const random = seededRandom(seed);
  return sortItems(text, { delimiter: 'comma', order: 'shuffle', compare: () => 0, random }).text;
}

/** Pearson's statistic of counts that should be equal. */
function chiSquare(counts: readonly number[]): number {
  const expected = counts.reduce((sum, count) => sum + count, 0) / counts.length;
  return counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
}

describe('seededRandom', () => {
  it('gives numbers in [0, 1), the same for the same seed', () => {
    fc.assert(
      fc.property(fc.string(), (seed) => {
        const [one, two] = [seededRandom(seed), seededRandom(seed)];
        for (let drawn = 0; drawn < 20; drawn += 1) {
          const number = one();
          expect(number).toBeGreaterThanOrEqual(0);
          expect(number).toBeLessThan(1);
          expect(two()).toBe(number);
        }
      }),
      { numRuns: 1000 },
    );
  });

  it('has the same sequence in every release', () => {
    const random = seededRandom('toolbox');
    expect([random(), random(), random()].map((number) => number.toFixed(9))).toEqual([
      '0.461178704',
      '0.889385996',
      '0.090760772',
    ]);
  });

  it('spreads its numbers evenly', () => {
    const random = seededRandom('');
    const counts = Array.from({ length: 100 }, () => 0);
    for (let drawn = 0; drawn < 100_000; drawn += 1) {
      const bucket = Math.floor(random() * counts.length);
      counts[bucket] = (counts[bucket] ?? 0) + 1;
    }
    // The 99.9 % quantile for 99 degrees of freedom.
    expect(chiSquare(counts)).toBeLessThan(148.2);
  });

  it('gives every order of a list equally often, over seeds that differ little', () => {
    const counts = new Map<string, number>();
    for (let seed = 0; seed < 24_000; seed += 1) {
      const order = shuffled('a,b,c,d', String(seed));
      counts.set(order, (counts.get(order) ?? 0) + 1);
    }
    expect(counts.size).toBe(24);
    // The 99.9 % quantile for 23 degrees of freedom.
    expect(chiSquare([...counts.values()])).toBeLessThan(49.7);
  });
});

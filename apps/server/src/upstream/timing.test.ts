import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { backoffMs, UPSTREAM_TIMING } from './timing.ts';

describe('backoffMs', () => {
  const wait = (attempt: number, random: number) => backoffMs(attempt, UPSTREAM_TIMING, random);

  it.each([
    [0, 1, 1000],
    [1, 1, 2000],
    [3, 1, 8000],
    [5, 1, 32_000],
    [6, 1, 60_000],
    [1000, 1, 60_000],
    [6, 0.5, 30_000],
    [6, 0, 1000],
  ])('after %d failures and with a random number of %d it is %d ms', (attempt, luck, ms) => {
    expect(wait(attempt, luck)).toBe(ms);
  });

  it('is never shorter than a second nor longer than a minute', () => {
    fc.assert(
      fc.property(fc.nat(5000), fc.double({ min: 0, max: 1, noNaN: true }), (attempt, luck) => {
        expect(wait(attempt, luck)).toBeGreaterThanOrEqual(1000);
        expect(wait(attempt, luck)).toBeLessThanOrEqual(60_000);
      }),
    );
  });
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createRecentIds, RECENT_IDS } from '../hub/recentIds.ts';
import { backoffMs, UPSTREAM_TIMING } from './openUpstream.ts';

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
  ])('after %d failures and with luck of %d it is %d ms', (attempt, luck, ms) => {
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

describe('createRecentIds', () => {
  it('knows an id again until so many newer ones have come', () => {
    const ids = createRecentIds(3);
    expect(['a', 'b', 'c', 'a'].map(ids.add)).toEqual([true, true, true, false]);
    expect(ids.add('d')).toBe(true);
    expect(ids.add('b')).toBe(false);
    expect(ids.add('a')).toBe(true);
  });

  it(`remembers ${RECENT_IDS} ids`, () => {
    const ids = createRecentIds();
    for (let number = 0; number < RECENT_IDS; number += 1) ids.add(String(number));
    expect(ids.add('0')).toBe(false);
    ids.add('one more');
    expect(ids.add('0')).toBe(true);
  });
});

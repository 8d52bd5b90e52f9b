import { describe, expect, it } from 'vitest';
import { coversMore, parseCoverage } from './feedCoverage.ts';

describe('coverage', () => {
  const entry = (trades: number, live = true) => ({ live, trades });
  it.each([
    [{ a: entry(100) }, { a: entry(0) }, true],
    [{ a: entry(100) }, { a: entry(24) }, true],
    [{ a: entry(100) }, { a: entry(25) }, false],
    [{ a: entry(4) }, { a: entry(0) }, false],
    [{ a: entry(0) }, { a: entry(0, false) }, true],
    [{ a: entry(9), b: entry(0) }, { a: entry(0), b: entry(9) }, false],
    [{ a: entry(9), b: entry(9) }, { a: entry(9) }, true],
    [{}, {}, false],
  ])('%j covers more than %j: %s', (one, other, expected) => {
    expect(coversMore(one, other)).toBe(expected);
    if (expected) expect(coversMore(other, one)).toBe(false);
  });

  it.each(['', '{', 'null', '[]', '5'])('rejects %j', (text) => {
    expect(parseCoverage(text)).toBeUndefined();
  });
  it('rejects invalid entries', () => {
    expect(parseCoverage('{"a":{"live":"yes","trades":"many"},"b":null}')).toEqual({
      a: entry(0, false),
      b: entry(0, false),
    });
  });
});

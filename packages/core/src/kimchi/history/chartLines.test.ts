import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { chartLines } from './chartLines.ts';

describe('the lines of a chart', () => {
  it.each([
    [0.6, 4.4, 5, [1, 2, 3, 4]],
    [-2.3, 2.3, 5, [-2, -1, 0, 1, 2]],
    [1.61, 1.69, 4, [1.62, 1.64, 1.66, 1.68]],
    [96_310_000, 98_700_000, 5, [96_500_000, 97_000_000, 97_500_000, 98_000_000, 98_500_000]],
    [0, 5, 5, [0, 1, 2, 3, 4, 5]],
    [0, 12.5, 5, [0, 2.5, 5, 7.5, 10, 12.5]],
    [0, 45, 5, [0, 10, 20, 30, 40]],
    [0, 5, 1, [0, 5]],
    [0, 5, 0, []],
    [3, 3, 5, []],
    [3, 2, 5, []],
  ])('between %d and %d, at most %d: %j', (from, to, most, lines) => {
    expect(chartLines(from, to, most)).toEqual(lines);
  });

  it('stand inside the range, and there are neither too many nor too few', () => {
    const numbers = [
      fc.double({ min: -1e6, max: 1e6, noNaN: true }),
      fc.double({ min: 1e-2, max: 1e6, noNaN: true }),
    ] as const;
    fc.assert(
      fc.property(...numbers, (from, span) => {
        const lines = chartLines(from, from + span, 5);
        const error = span * 1e-3;
        expect(lines.length).toBeGreaterThanOrEqual(2);
        // Five steps have six ends.
        expect(lines.length).toBeLessThanOrEqual(6);
        for (const line of lines) {
          expect(line).toBeGreaterThanOrEqual(from - error);
          expect(line).toBeLessThanOrEqual(from + span + error);
        }
      }),
    );
  });
});

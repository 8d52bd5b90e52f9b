import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { chartLines } from './chartLines.ts';
import { chartTimes } from './chartTimes.ts';
import { premiumChange } from './premiumChange.ts';

const HOUR_MS = 3_600_000;

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

describe('the moments at the foot of a chart', () => {
  it('are round by the clock of the visitor', () => {
    const seoul = 9 * HOUR_MS;
    const hours = chartTimes(0, 24 * HOUR_MS, seoul, 5).map((time) => ((time + seoul) / HOUR_MS) % 24);
    expect(hours).toEqual([12, 18, 0, 6]);
  });

  it.each([
    [HOUR_MS, 4],
    [24 * HOUR_MS, 4],
    [168 * HOUR_MS, 3],
  ])('of %d ms are %d', (span, count) => {
    const times = chartTimes(1000, 1000 + span, 0, 5);
    expect(times).toHaveLength(count);
  });
});

describe('the step between moments', () => {
  const minutes = [1, 5, 10, 15, 30, 60, 120, 180, 360, 720, 1440, 2880, 10_080];

  it.each(minutes)('is %d minutes where four of them are the span', (step) => {
    const times = chartTimes(0, 4 * step * 60_000, 0, 5);
    expect(times.map((time) => time / 60_000)).toEqual([0, step, 2 * step, 3 * step, 4 * step]);
    // One more would be too many labels, but a week is the longest step.
    const more = chartTimes(0, 5 * step * 60_000, 0, 5).length;
    if (step < 10_080) expect(more).toBeLessThanOrEqual(5);
    else expect(more).toBe(6);
  });

  it('is a week at most', () => {
    const times = chartTimes(0, 20 * 168 * HOUR_MS, 0, 5);
    expect(times.map((time) => time / HOUR_MS)).toEqual(Array.from({ length: 21 }, (_, week) => week * 168));
  });
});

describe('the change of a premium', () => {
  const history = (...values: readonly (readonly [hour: number, value: number])[]) =>
    values.map(([hour, value]) => ({ timestamp: hour * HOUR_MS, value }));

  it('is that of the figures as they are shown', () => {
    expect(premiumChange(history([0, 3.541], [12, 9], [24, 1.54]), 24 * HOUR_MS)).toBe(-2);
    expect(premiumChange(history([0, 1.544], [24, 1.536]), 24 * HOUR_MS)).toBe(0);
  });

  it('is not known where the history begins too late', () => {
    expect(premiumChange(history([2.4, 1], [24, 2]), 24 * HOUR_MS)).toBe(1);
    expect(premiumChange(history([2.5, 1], [24, 2]), 24 * HOUR_MS)).toBeUndefined();
    expect(premiumChange(history([0, 1]), 24 * HOUR_MS)).toBeUndefined();
    expect(premiumChange([], 24 * HOUR_MS)).toBeUndefined();
    const today = Date.UTC(2026, 10, 20) / HOUR_MS;
    expect(premiumChange(history([today, 1], [today + 24, 1.01]), 24 * HOUR_MS)).toBe(0.01);
  });
});

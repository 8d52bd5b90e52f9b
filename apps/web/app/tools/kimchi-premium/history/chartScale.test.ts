import { describe, expect, it } from 'vitest';
import { chartScale, indexForKey, labelAnchor, linePaths, nearestPoint, rangeOf } from './chartScale.ts';

const POINTS = [
  { timestamp: 1000, value: 5 },
  { timestamp: 2000, value: 9 },
  { timestamp: 4000, value: 7 },
];

describe('rangeOf', () => {
  it('adds 16 percent above and below', () => {
    expect(rangeOf([100, 200], { isPremium: false })).toEqual([84, 216]);
  });

  it('has a height if all values are the same', () => {
    expect(rangeOf([200, 200], { isPremium: false })).toEqual([199.68, 200.32]);
    expect(rangeOf([0, 0], { isPremium: false })).toEqual([-0.16, 0.16]);
  });

  it('includes a limit of the bands of premiums closer than one percent', () => {
    expect(rangeOf([1.5, 1.6], { isPremium: true })).toEqual([expect.closeTo(1.42), expect.closeTo(2.08)]);
    expect(rangeOf([1.5, 1.6], { isPremium: false })).toEqual([expect.closeTo(1.484), expect.closeTo(1.616)]);
  });

  it('includes a limit closer than half the range of the line', () => {
    expect(rangeOf([6, 10], { isPremium: true })).toEqual([expect.closeTo(4.2), expect.closeTo(10.8)]);
    expect(rangeOf([7, 11], { isPremium: true })).toEqual([expect.closeTo(6.36), expect.closeTo(11.64)]);
  });
});

describe('chartScale', () => {
  const { bottom, top, from, to, xOf, yOf } = chartScale(POINTS, { isPremium: false });

  it('spans the times from the left edge to the right', () => {
    expect([from, to]).toEqual([1000, 4000]);
    expect([1000, 2500, 4000].map(xOf)).toEqual([0, 0.5, 1]);
  });

  it('spans the values from the lower edge to the upper, and holds others at them', () => {
    expect(bottom).toBeCloseTo(4.36);
    expect(top).toBeCloseTo(9.64);
    expect([top, 7, bottom].map((value) => yOf(value))).toEqual([0, expect.closeTo(0.5), 1]);
    expect([100, -100].map(yOf)).toEqual([0, 1]);
  });

  it('places points of a single moment at the right edge, where the present is', () => {
    expect(
      chartScale(
        [POINTS[0], POINTS[0]].filter((point) => point !== undefined),
        { isPremium: false },
      ).xOf(1000),
    ).toBe(1);
  });
});

describe('linePaths', () => {
  const paths = (times: readonly number[]) => {
    const points = times.map((timestamp) => ({ timestamp, value: 5 }));
    const { line, dots } = linePaths(points, chartScale(points, { isPremium: false }), { pointMs: 10, size: 100 });
    return [line, dots].map((path) => path.replaceAll(',50.0', ''));
  };

  it('is one line through points that are at most three intervals apart', () => {
    expect(paths([0, 10, 20, 50, 80, 100])).toEqual(['M0.0L10.0L20.0L50.0L80.0L100.0', '']);
  });

  it('is broken by a longer gap, and has a dot for a point between two of them', () => {
    expect(paths([0, 10, 20, 51, 82, 92, 100])).toEqual(['M0.0L10.0L20.0M82.0L92.0L100.0', 'M51.0h0']);
    expect(paths([0, 50, 60, 70, 100])).toEqual(['M50.0L60.0L70.0L100.0', 'M0.0h0']);
    expect(paths([0, 10, 100])).toEqual(['M0.0L10.0', 'M100.0h0']);
    expect(paths([0])).toEqual(['', 'M100.0h0']);
  });

  it('is one line through points that are recorded less often', () => {
    expect(paths([0, 50, 100])).toEqual(['', 'M0.0h0M50.0h0M100.0h0']);
    expect(paths([0, 25, 50, 100])).toEqual(['M0.0L25.0L50.0L100.0', '']);
    expect(paths([0, 400, 800, 2100, 2500, 4000])).toEqual(['M0.0L10.0L20.0M52.5L62.5', 'M100.0h0']);
  });
});

describe('nearestPoint', () => {
  it.each([
    [0, 0],
    [1499, 0],
    [1500, 1],
    [2000, 1],
    [2999, 1],
    [3000, 2],
    [9000, 2],
  ])('of %d is %d', (time, index) => {
    expect(nearestPoint(POINTS, time)).toBe(index);
  });
});

describe('indexForKey', () => {
  it.each([
    ['ArrowLeft', 19],
    ['ArrowDown', 19],
    ['ArrowRight', 21],
    ['ArrowUp', 21],
    ['PageDown', 10],
    ['PageUp', 30],
    ['Home', 0],
    ['End', 40],
    ['Enter', undefined],
  ])('moves with %s from 20 to %s', (key, index) => {
    expect(indexForKey(key, 20, 40)).toBe(index);
  });

  it('stays in the range', () => {
    expect(indexForKey('PageDown', 3, 40)).toBe(0);
    expect(indexForKey('ArrowRight', 40, 40)).toBe(40);
  });
});

describe('labelAnchor', () => {
  it.each([
    [0, 'start'],
    [0.119, 'start'],
    [0.12, 'middle'],
    [0.88, 'middle'],
    [0.881, 'end'],
    [1, 'end'],
  ])('at %d is %s', (x, anchor) => {
    expect(labelAnchor(x)).toBe(anchor);
  });
});

import { PREMIUM_BAND_PERCENT } from '@toolbox/core/kimchi';

export type ChartPoint = {
  /** Milliseconds since 1970. */
  readonly timestamp: number;
  readonly value: number;
};

export type ChartScale = {
  /** The lowest and the highest value of the chart. */
  readonly bottom: number;
  readonly top: number;
  /** The first and the last time. */
  readonly from: number;
  readonly to: number;
  /** Where a time is, from 0 at the left edge to 1 at the right. */
  readonly xOf: (time: number) => number;
  /** Where a value is, from 0 at the upper edge to 1 at the lower; a value outside the chart is at its edge. */
  readonly yOf: (value: number) => number;
};

const LARGE_STEP = 10;
/** Padding above and below the line for its labels, as a share of its range. */
const MARGIN = 0.16;
/** A limit is shown if it is closer to the line than this share of its range, or than one percent. */
const NEAR = 0.5;
/** Among fewer intervals, the usual one may be the gap itself. */
const MIN_INTERVALS = 3;
/** A few records may fail before the line is broken. */
const MAX_GAP_POINTS = 3;
/** A label closer to an edge than this share is aligned away from it. */
const EDGE = 0.12;

type ValueKind = {
  /** Whether the values are premiums in percent, whose bands the chart shows. */
  readonly isPremium: boolean;
};

/** The range of the chart: the line with some padding, and nearby limits of bands. */
export function rangeOf(
  [low, high]: readonly [low: number, high: number],
  { isPremium }: ValueKind,
): readonly [bottom: number, top: number] {
  const span = high - low || Math.abs(high) * 0.01 || 1;
  const reach = isPremium ? Math.max(1, span * NEAR) : 0;
  const limits = isPremium ? Object.values(PREMIUM_BAND_PERCENT) : [];
  const near = limits.filter((limit) => limit > low - reach && limit < high + reach);
  const [bottom, top] = [Math.min(low, ...near), Math.max(high, ...near)];
  const margin = (top - bottom || span) * MARGIN;
  return [bottom - margin, top + margin];
}

/** The scale of a chart of two or more points, oldest first. */
export function chartScale(points: readonly ChartPoint[], kind: ValueKind): ChartScale {
  const values = points.map(({ value }) => value);
  const [bottom, top] = rangeOf([Math.min(...values), Math.max(...values)], kind);
  const [from, to] = [points[0]?.timestamp ?? 0, points.at(-1)?.timestamp ?? 0];
  return {
    bottom,
    top,
    from,
    to,
    xOf: (time) => (to > from ? (time - from) / (to - from) : 1),
    yOf: (value) => Math.min(1, Math.max(0, (top - value) / (top - bottom))),
  };
}

type LineOptions = {
  /** The shortest interval of the points; an operator may record less often. */
  readonly pointMs: number;
  /** The side of the square in which the line is drawn. */
  readonly size: number;
};

/**
 * The line through the points, as SVG paths. It is broken where nothing was recorded, because a straight line would
 * look like measured values; a point between two breaks is a dot, a line of no length.
 */
export function linePaths(
  points: readonly ChartPoint[],
  { xOf, yOf }: ChartScale,
  { pointMs, size }: LineOptions,
): { readonly line: string; readonly dots: string } {
  const intervals = points.slice(1).map(({ timestamp }, place) => timestamp - (points[place]?.timestamp ?? 0));
  const usual = intervals.toSorted((one, other) => one - other)[Math.floor((intervals.length - 1) / 2)] ?? 0;
  const maxGap = MAX_GAP_POINTS * Math.max(pointMs, intervals.length < MIN_INTERVALS ? 0 : usual);
  const isBreak = (place: number) => {
    const [before, after] = [points[place - 1], points[place]];
    return !before || !after || after.timestamp - before.timestamp > maxGap;
  };
  let [line, dots] = ['', ''];
  for (const [place, { timestamp, value }] of points.entries()) {
    const spot = `${(xOf(timestamp) * size).toFixed(1)},${(yOf(value) * size).toFixed(1)}`;
    if (!isBreak(place)) line += `L${spot}`;
    else if (isBreak(place + 1)) dots += `M${spot}h0`;
    else line += `M${spot}`;
  }
  return { line, dots };
}

/** The index of the point that is closest to a time; of two equally close ones, the later. */
export function nearestPoint(points: readonly ChartPoint[], time: number): number {
  const after = points.findIndex(({ timestamp }) => timestamp >= time);
  if (after < 0) return points.length - 1;
  const isCloserBefore =
    after > 0 && time - (points[after - 1]?.timestamp ?? 0) < (points[after]?.timestamp ?? 0) - time;
  return after - (isCloserBefore ? 1 : 0);
}

/** The index that a key of a slider moves to; `undefined` for other keys. */
export function indexForKey(key: string, index: number, last: number): number | undefined {
  const targets: ReadonlyMap<string, number> = new Map([
    ['ArrowLeft', index - 1],
    ['ArrowDown', index - 1],
    ['ArrowRight', index + 1],
    ['ArrowUp', index + 1],
    ['PageDown', index - LARGE_STEP],
    ['PageUp', index + LARGE_STEP],
    ['Home', 0],
    ['End', last],
  ]);
  const target = targets.get(key);
  return target === undefined ? undefined : Math.min(last, Math.max(0, target));
}

/** How a label is aligned to its point so that it stays inside the chart. */
export function labelAnchor(x: number): 'start' | 'middle' | 'end' {
  if (x < EDGE) return 'start';
  return 1 - x < EDGE ? 'end' : 'middle';
}

/** A share as a coordinate of SVG. */
export function percentOf(share: number): string {
  return `${(share * 100).toFixed(2)}%`;
}

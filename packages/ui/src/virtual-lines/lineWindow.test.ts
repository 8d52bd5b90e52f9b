import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cappedLine, MAX_RENDERED_CHARACTERS } from './cappedLine.ts';
import {
  type LineMetrics,
  lineWindow,
  MAX_SCROLL_HEIGHT_PX,
  OVERSCAN_LINES,
  scrollHeight,
  scrollTopOf,
  textTop,
} from './lineWindow.ts';

const text = (lineCount: number): LineMetrics => ({ lineCount, lineHeight: 20, viewHeight: 400 });
const MAX_UNSCALED = MAX_SCROLL_HEIGHT_PX / 20;

describe('scrollHeight', () => {
  it('is the height of all lines, up to the maximum of browsers', () => {
    expect(scrollHeight(text(MAX_UNSCALED))).toBe(MAX_SCROLL_HEIGHT_PX);
    expect(scrollHeight(text(MAX_UNSCALED - 1))).toBe(MAX_SCROLL_HEIGHT_PX - 20);
    expect(scrollHeight(text(MAX_UNSCALED + 1))).toBe(MAX_SCROLL_HEIGHT_PX);
  });
});

describe('lineWindow', () => {
  it('starts at the first line and renders the viewport and a margin', () => {
    expect(lineWindow(text(1_000), 0, 0)).toEqual({ first: 0, end: 20 + OVERSCAN_LINES, blockTop: 0 });
  });

  it('places the block at its lines if the scroll height is not scaled', () => {
    const { first, blockTop } = lineWindow(text(1_000), 5_005, 5_005);
    expect(first).toBe(250 - OVERSCAN_LINES);
    expect(blockTop).toBe(first * 20);
  });

  it('renders nothing without lines', () => {
    expect(lineWindow(text(0), 0, 0)).toEqual({ first: 0, end: 0, blockTop: 0 });
  });

  it('reaches both ends and always covers the viewport, for a text of any size', () => {
    const counts = fc.integer({ min: 1, max: 20_000_000 });
    fc.assert(
      fc.property(counts, fc.double({ min: 0, max: 1, noNaN: true }), (lineCount, share) => {
        const metrics = text(lineCount);
        const travel = Math.max(0, scrollHeight(metrics) - metrics.viewHeight);
        const scrollTop = share * travel;
        const top = textTop(metrics, scrollTop);
        const { first, end, blockTop } = lineWindow(metrics, top, scrollTop);
        expect(first * 20).toBeLessThanOrEqual(top + 0.001);
        expect(end * 20).toBeGreaterThanOrEqual(Math.min(lineCount * 20, top + 400) - 0.001);
        expect(blockTop).toBeCloseTo(scrollTop - (top - first * 20), 3);
        expect(end - first).toBeLessThanOrEqual(22 + 2 * OVERSCAN_LINES);
        expect(scrollTopOf(metrics, top)).toBeCloseTo(scrollTop, 3);
        expect(textTop(metrics, travel)).toBeCloseTo(Math.max(0, lineCount * 20 - 400), 3);
      }),
    );
  });
});

describe('cappedLine', () => {
  it(`truncates beyond ${MAX_RENDERED_CHARACTERS} characters`, () => {
    const whole = 'x'.repeat(MAX_RENDERED_CHARACTERS);
    expect(cappedLine(whole)).toEqual({ shown: whole, hidden: 0 });
    expect(cappedLine(`${whole}y`)).toEqual({ shown: whole, hidden: 1 });
  });

  it('does not split a surrogate pair', () => {
    expect(cappedLine('a😀b', 2)).toEqual({ shown: 'a', hidden: 3 });
    expect(cappedLine('a😀b', 3)).toEqual({ shown: 'a😀', hidden: 1 });
  });
});

/**
 * Browsers stop laying out near 17 million px (Firefox) or 33 million (the others); above this the scroll is scaled.
 */
export const MAX_SCROLL_HEIGHT_PX = 15_000_000;

/** Lines rendered before the first and after the last visible one. */
export const OVERSCAN_LINES = 12;

/** In pixels, except the count. */
export type LineMetrics = {
  readonly lineCount: number;
  readonly lineHeight: number;
  readonly viewHeight: number;
};

export type LineWindow = {
  /** The first rendered line, and the line after the last. */
  readonly first: number;
  readonly end: number;
  /** The position of the first rendered line in the scrolled content. */
  readonly blockTop: number;
};

/** The height of the scrolled content: that of all lines, up to the maximum of browsers. */
export function scrollHeight({ lineCount, lineHeight }: LineMetrics): number {
  return Math.min(lineCount * lineHeight, MAX_SCROLL_HEIGHT_PX);
}

/** The position of the viewport within all lines, given the scroll position. They are equal if nothing is scaled. */
export function textTop(metrics: LineMetrics, scrollTop: number): number {
  const [travel, textTravel] = travels(metrics);
  return travel > 0 ? (scrollTop / travel) * textTravel : 0;
}

/** The scroll position at which the viewport is at `top` within all lines. */
export function scrollTopOf(metrics: LineMetrics, top: number): number {
  const [travel, textTravel] = travels(metrics);
  return textTravel > 0 ? (Math.min(textTravel, Math.max(0, top)) / textTravel) * travel : 0;
}

function travels(metrics: LineMetrics): readonly [scroll: number, text: number] {
  const textHeight = metrics.lineCount * metrics.lineHeight;
  return [Math.max(0, scrollHeight(metrics) - metrics.viewHeight), Math.max(0, textHeight - metrics.viewHeight)];
}

/**
 * The lines near the viewport.
 *
 * @param top the position of the view within all lines
 * @param scrollTop the position of the scroll bar
 */
export function lineWindow(metrics: LineMetrics, top: number, scrollTop: number): LineWindow {
  const { lineCount, lineHeight, viewHeight } = metrics;
  const first = Math.max(0, Math.min(lineCount, Math.floor(top / lineHeight) - OVERSCAN_LINES));
  const end = Math.min(lineCount, Math.ceil((top + viewHeight) / lineHeight) + OVERSCAN_LINES);
  return { first, end: Math.max(first, end), blockTop: scrollTop - (top - first * lineHeight) };
}

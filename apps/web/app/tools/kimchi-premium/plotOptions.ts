import type UPlot from 'uplot';

type PlotParts = {
  /** Names the lines across the chart. */
  readonly ticks: (values: readonly number[]) => string[];
  /** Names a moment, in seconds since 1970, at the foot. */
  readonly time: (seconds: number) => string;
  /** Hears the place of the point under the cursor; null where it is over none. */
  readonly hear: (place: number | null | undefined) => void;
};

const HEIGHT_PX = 240;
const GRID_PX = 1;
const LINE_PX = 2;
/** Room for half of the last name at the foot. */
const END_PX = 28;
const NO_WIDTH_PX = 0;

/** Canvas knows no tokens, so the colours are read from elements that have them. */
function colourOf(holder: HTMLElement, place: number): () => string {
  return () => {
    const sample = holder.children[place];
    return sample === undefined ? '' : getComputedStyle(sample).color;
  };
}

/** As wide as the widest name, so that none is cut however large the figures are. */
function widthOf(plot: UPlot, names: readonly string[] | null, place: number): number {
  const axis = plot.axes[place];
  const [font] = axis?.font ?? [];
  if (axis === undefined || names === null) return NO_WIDTH_PX;
  plot.ctx.save();
  plot.ctx.font = typeof font === 'string' ? font : plot.ctx.font;
  const widest = Math.max(NO_WIDTH_PX, ...names.map((name) => plot.ctx.measureText(name).width));
  plot.ctx.restore();
  return Math.ceil(widest / devicePixelRatio) + (axis.ticks?.size ?? 0) + (axis.gap ?? 0);
}

/** How the history is drawn into `holder`, whose first three elements have the colours of line, ink and grid. */
export function plotOptions(holder: HTMLElement, { ticks, time, hear }: PlotParts): UPlot.Options {
  const [line, ink, grid] = [colourOf(holder, 0), colourOf(holder, 1), colourOf(holder, 2)];
  const lines = { stroke: grid, width: GRID_PX };
  return {
    width: holder.clientWidth,
    height: HEIGHT_PX,
    padding: [null, END_PX, null, null],
    legend: { show: false },
    cursor: { y: false, drag: { x: false, y: false } },
    series: [{}, { stroke: line, width: LINE_PX, points: { show: false } }],
    axes: [
      { stroke: ink, grid: lines, ticks: lines, values: (_, splits) => splits.map(time) },
      { stroke: ink, grid: lines, ticks: lines, size: widthOf, values: (_, splits) => ticks(splits) },
    ],
    hooks: { setCursor: [({ cursor }) => hear(cursor.idx)] },
  };
}

import type { Language } from '@toolbox/i18n';
import { formatClock, formatDay } from '@toolbox/i18n/format/formatLocalTime';
import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';
import UPlot from 'uplot';
import 'uplot/dist/uPlot.min.css';
import type { ChartPoint } from './HistoryChart.tsx';

type PlotOptions = {
  readonly points: readonly ChartPoint[];
  readonly format: (value: number) => string;
  readonly language: Language;
  readonly days: boolean;
  /** Hears the place of the point under the cursor; nothing once the cursor has left. */
  readonly onMove: (place: number | undefined) => void;
};

const HEIGHT_PX = 240;
const GRID_PX = 1;
const LINE_PX = 2;
const VALUE_AXIS_PX = 92;
const MS = 1000;

/** Canvas knows no tokens, so the colours are read from elements that have them. */
function colourOf(holder: HTMLElement, place: number): () => string {
  return () => {
    const sample = holder.children[place];
    return sample === undefined ? '' : getComputedStyle(sample).color;
  };
}

function dataOf(points: readonly ChartPoint[]): UPlot.AlignedData {
  return [points.map(({ timestamp }) => timestamp / MS), points.map(({ value }) => value)];
}

/** Draws the points into an element, as wide as it is, and again when the theme changes. */
export function usePlot(element: RefObject<HTMLDivElement | null>, options: PlotOptions): (place: number) => void {
  const { points, language, days } = options;
  const plot = useRef<UPlot>(undefined);
  const format = useEffectEvent((value: number) => options.format(value));
  const hear = useEffectEvent((place: number | null | undefined) => options.onMove(place ?? undefined));

  useEffect(() => {
    const holder = element.current;
    if (holder === null) return;
    const [line, ink, grid] = [colourOf(holder, 0), colourOf(holder, 1), colourOf(holder, 2)];
    const lines = { stroke: grid, width: GRID_PX };
    const time = (seconds: number) => (days ? formatDay(seconds * MS, language) : formatClock(seconds * MS));
    const drawn = new UPlot(
      {
        width: holder.clientWidth,
        height: HEIGHT_PX,
        legend: { show: false },
        cursor: { y: false, drag: { x: false, y: false } },
        series: [{}, { stroke: line, width: LINE_PX, points: { show: false } }],
        axes: [
          { stroke: ink, grid: lines, ticks: lines, values: (_, splits) => splits.map(time) },
          {
            stroke: ink,
            grid: lines,
            ticks: lines,
            size: VALUE_AXIS_PX,
            values: (_, splits) => splits.map((value) => format(value)),
          },
        ],
        hooks: { setCursor: [({ cursor }) => hear(cursor.idx)] },
      },
      dataOf([]),
      holder,
    );
    plot.current = drawn;
    const resized = new ResizeObserver(() => drawn.setSize({ width: holder.clientWidth, height: HEIGHT_PX }));
    resized.observe(holder);
    const redraw = () => drawn.redraw(false);
    const themed = new MutationObserver(redraw);
    themed.observe(document.documentElement, { attributeFilter: ['data-theme'] });
    const system = matchMedia('(prefers-color-scheme: dark)');
    system.addEventListener('change', redraw);
    return () => {
      resized.disconnect();
      themed.disconnect();
      system.removeEventListener('change', redraw);
      drawn.destroy();
      plot.current = undefined;
    };
  }, [element, language, days]);

  useEffect(() => plot.current?.setData(dataOf(points)), [points, language, days]);

  return (place) => {
    const point = points[place];
    if (point === undefined || plot.current === undefined) return;
    const { valToPos } = plot.current;
    plot.current.setCursor({ left: valToPos(point.timestamp / MS, 'x'), top: valToPos(point.value, 'y') });
  };
}

import type { Language } from '@toolbox/i18n';
import { formatAxisTime } from '@toolbox/i18n/format/formatLocalTime';
import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import type UPlot from 'uplot';
import { plotOptions } from './plotOptions.ts';

/** When, in milliseconds since 1970, and what. */
type Point = { readonly timestamp: number; readonly value: number };

type UsePlotOptions = {
  readonly points: readonly Point[];
  /** Names the lines across the chart. */
  readonly ticks: (values: readonly number[]) => string[];
  readonly language: Language;
  /** Hears the place of the point under the cursor; nothing once the cursor has left. */
  readonly onMove: (place: number | undefined) => void;
};

const MS = 1000;

function dataOf(points: readonly Point[]): UPlot.AlignedData {
  return [points.map(({ timestamp }) => timestamp / MS), points.map(({ value }) => value)];
}

/** The library reads the browser's language as it loads and breaks where that is none; here, that breaks the chart alone. */
function useLibrary(): typeof UPlot | undefined {
  const [library, setLibrary] = useState<{ readonly draw?: typeof UPlot; readonly error?: unknown }>({});
  useEffect(() => {
    let isGone = false;
    import('./plotLibrary.ts').then(
      ({ draw }) => isGone || setLibrary({ draw }),
      (error: unknown) => isGone || setLibrary({ error: error ?? new Error('no chart') }),
    );
    return () => {
      isGone = true;
    };
  }, []);
  if (library.error !== undefined) throw library.error;
  return library.draw;
}

/** A finger moves along the chart as a mouse does; up and down it scrolls the page, which the style leaves to it. */
function followFinger(drawn: UPlot, hear: (place: number) => void): void {
  const follow = ({ pointerType, clientX }: PointerEvent) => {
    if (pointerType === 'mouse') return;
    const left = Math.min(Math.max(0, clientX - drawn.over.getBoundingClientRect().left), drawn.over.clientWidth);
    const place = drawn.posToIdx(left);
    const value = drawn.data[1]?.[place];
    drawn.setCursor({ left, top: typeof value === 'number' ? drawn.valToPos(value, 'y') : 0 });
    hear(place);
  };
  drawn.over.addEventListener('pointerdown', follow);
  drawn.over.addEventListener('pointermove', follow);
}

/**
 * Draws the points into an element, as wide as it is, and again when the theme changes.
 *
 * @throws where the library cannot be loaded or the browser cannot draw, for the boundary around it
 */
export function usePlot(element: RefObject<HTMLDivElement | null>, options: UsePlotOptions): (place: number) => void {
  const { points, language } = options;
  const plot = useRef<UPlot>(undefined);
  const Plot = useLibrary();
  const ticks = useEffectEvent((values: readonly number[]) => options.ticks(values));
  const hear = useEffectEvent((place: number | null | undefined) => options.onMove(place ?? undefined));

  useEffect(() => {
    const holder = element.current;
    if (holder === null || Plot === undefined) return;
    // Else it would break later, out of reach of the boundary.
    if (document.createElement('canvas').getContext('2d') === null) throw new Error('The browser draws no canvas.');
    const time = (seconds: number) => formatAxisTime(seconds * MS, language);
    const drawn = new Plot(plotOptions(holder, { ticks, time, hear }), dataOf([]), holder);
    plot.current = drawn;
    followFinger(drawn, hear);
    const resized = new ResizeObserver(() => drawn.setSize({ width: holder.clientWidth, height: drawn.height }));
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
  }, [Plot, element, language]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a plot that was made anew has nothing to draw yet
  useEffect(() => plot.current?.setData(dataOf(points)), [Plot, points, language]);

  return (place) => {
    const point = points[place];
    if (point === undefined || plot.current === undefined) return;
    const { valToPos } = plot.current;
    plot.current.setCursor({ left: valToPos(point.timestamp / MS, 'x'), top: valToPos(point.value, 'y') });
  };
}

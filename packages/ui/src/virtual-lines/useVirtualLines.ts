import {
  type KeyboardEvent,
  type RefObject,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { flushSync } from 'react-dom';
import { isComposing } from '../keyboard/isComposing.ts';
import { type LineMetrics, lineWindow, scrollHeight, scrollTopOf, textTop } from './lineWindow.ts';

export type VirtualLines = {
  /** The element that scrolls. */
  readonly scroller: RefObject<HTMLDivElement | null>;
  /** As high as all lines; contains the block. */
  readonly canvas: RefObject<HTMLDivElement | null>;
  /** Contains the rendered lines; positioned by the hook. */
  readonly block: RefObject<HTMLDivElement | null>;
  readonly first: number;
  readonly end: number;
  /** The number of lines after `end` that are missing on paper; 0 on the screen. */
  readonly unprinted: number;
  readonly onScroll: () => void;
  readonly onKeyDown: (event: KeyboardEvent<HTMLDivElement>) => void;
};

/**
 * Rendered before anything is measured: what the usual view shows with its margin, so that it does not have to change.
 */
const FIRST_LINES = 40;
/** Paper shows no more lines than these: to render all of a large text would freeze the page. */
export const MAX_PRINTED_LINES = 2_000;
/** Used where nothing can be measured (no layout). */
const FALLBACK_LINE_PX = 22;
const FALLBACK_VIEW_PX = 480;

/**
 * Renders only the lines near the viewport, for any number of lines, and the first ones for print. All lines have the
 * same height. Sizes are set through the element's style object, never as an attribute.
 *
 * @param reveal a line to bring to the middle of the view whenever it changes
 */
export function useVirtualLines(lineCount: number, reveal?: number): VirtualLines {
  const scroller = useRef<HTMLDivElement>(null);
  const canvas = useRef<HTMLDivElement>(null);
  const block = useRef<HTMLDivElement>(null);
  const widest = useRef(0);
  /**
   * If scaled, one pixel of the scroll bar is more than one line: the exact target of the keys is stored with the
   * scroll position.
   */
  const target = useRef({ scrollTop: -1, top: 0 });
  const [range, setRange] = useState({ first: 0, end: FIRST_LINES });
  const [isPrinting, setPrinting] = useState(false);

  function measure(): LineMetrics {
    const row = block.current?.firstElementChild;
    return {
      lineCount,
      lineHeight: row?.getBoundingClientRect().height || FALLBACK_LINE_PX,
      viewHeight: scroller.current?.clientHeight || FALLBACK_VIEW_PX,
    };
  }

  function textTopNow(metrics: LineMetrics) {
    const scrollTop = scroller.current?.scrollTop ?? 0;
    return Math.abs(scrollTop - target.current.scrollTop) < 1 ? target.current.top : textTop(metrics, scrollTop);
  }

  function place() {
    if (!scroller.current || !canvas.current || !block.current) return;
    // Everything is read before anything is written: a read after a write would lay the page out again.
    const metrics = measure();
    const { scrollTop } = scroller.current;
    const next = lineWindow(metrics, textTopNow(metrics), scrollTop);
    // The widest line so far determines the width, so that the horizontal scroll bar does not jump while scrolling.
    if (!isPrinting) widest.current = Math.max(widest.current, block.current.offsetWidth);
    canvas.current.style.setProperty('block-size', `${scrollHeight(metrics)}px`);
    canvas.current.style.setProperty('min-inline-size', `${widest.current}px`);
    block.current.style.setProperty('inset-block-start', `${next.blockTop}px`);
    const { first, end } = range;
    const isFirst = first === next.first && end >= next.end && end - first <= FIRST_LINES;
    if (!isFirst && (first !== next.first || end !== next.end)) setRange({ first: next.first, end: next.end });
  }

  function moveTo(top: number, metrics: LineMetrics) {
    const element = scroller.current;
    if (!element) return;
    const reachable = Math.min(Math.max(0, top), Math.max(0, lineCount * metrics.lineHeight - metrics.viewHeight));
    element.scrollTop = scrollTopOf(metrics, reachable);
    target.current = { scrollTop: element.scrollTop, top: reachable };
    place();
  }

  function onKeyDown(event: KeyboardEvent<HTMLDivElement>) {
    if (isComposing(event) || event.altKey || event.metaKey || event.shiftKey) return;
    if (event.target !== event.currentTarget) return;
    const metrics = measure();
    const here = textTopNow(metrics);
    const page = Math.max(metrics.lineHeight, metrics.viewHeight - metrics.lineHeight);
    const top = {
      ArrowDown: here + metrics.lineHeight,
      ArrowUp: here - metrics.lineHeight,
      PageDown: here + page,
      PageUp: here - page,
      Home: 0,
      End: lineCount * metrics.lineHeight,
    }[event.key];
    if (top === undefined) return;
    event.preventDefault();
    moveTo(top, metrics);
  }

  // Every render may have changed lines or their number.
  useLayoutEffect(place);

  const resize = useEffectEvent(place);
  useEffect(() => {
    const element = scroller.current;
    if (!element) return;
    const observer = new ResizeObserver(() => resize());
    observer.observe(element);
    return () => observer.disconnect();
  }, []);

  useEffect(() => {
    // The browser copies the page as it is right after the event.
    const render = ({ type }: Event) => flushSync(() => setPrinting(type === 'beforeprint'));
    addEventListener('beforeprint', render);
    addEventListener('afterprint', render);
    return () => {
      removeEventListener('beforeprint', render);
      removeEventListener('afterprint', render);
    };
  }, []);

  // Scrolls only if the line to reveal changes.
  useEffect(() => {
    if (reveal === undefined) return;
    const metrics = measure();
    moveTo((reveal + 0.5) * metrics.lineHeight - metrics.viewHeight / 2, metrics);
  }, [reveal]);

  const { first, end } = isPrinting ? { first: 0, end: MAX_PRINTED_LINES } : range;
  return {
    scroller,
    canvas,
    block,
    first: Math.min(first, lineCount),
    end: Math.min(end, lineCount),
    unprinted: isPrinting ? Math.max(0, lineCount - end) : 0,
    onScroll: place,
    onKeyDown,
  };
}

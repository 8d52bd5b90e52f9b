import { classNames } from '@toolbox/ui/class-names/classNames';
import { useEffect, useRef, useState } from 'react';
import type { ResultCardProps } from './resultCardProps.ts';
import styles from './StickyFigure.late.module.css';

type StickyFigureProps = NonNullable<ResultCardProps['figure']>;

type Watched = { readonly element: Element | null; readonly end: string };

/**
 * The elements that are watched: the figure itself, or the card if it draws its figure in another way. The lowest part
 * of the window is ignored, because an element that has just scrolled in there is not readable yet.
 */
const WATCHED = [
  { selector: '#result [data-figure="lg"]', end: '-80px' },
  { selector: '#result', end: '-192px' },
];

/** The height of the bar, on the root element: notices, the focus and the end of the page stay above the bar. */
const HEIGHT = '--sticky-figure';

/** Longer than the bar can show. */
const SHOWN_UNITS = 160;

/** Repeats the main figure at the bottom of the screen while the figure is out of sight. */
export default function StickyFigure({ label, value, isData, isBelow = false }: StickyFigureProps) {
  const [hidden, setHidden] = useState(true);
  const [watched, setWatched] = useState<Watched>();
  const bar = useRef<HTMLDivElement>(null);

  // Looked for after each render: the figure is another element after the kind of result has changed.
  useEffect(() => {
    const { element = null, end = '' } =
      WATCHED.map(({ selector, end }) => ({ element: document.querySelector(selector), end })).find(
        ({ element }) => element !== null,
      ) ?? {};
    // Setting an equal state still schedules a render; on a slow page, fifty queued keys would exceed React's limit of
    // nested updates.
    if (watched?.element !== element) setWatched({ element, end });
  });

  useEffect(() => {
    if (watched?.element == null || typeof IntersectionObserver === 'undefined') return;
    const observer = new IntersectionObserver(
      (entries) => {
        const { isIntersecting = true, boundingClientRect } = entries.at(-1) ?? {};
        // A wide screen has room for what is below the figure.
        setHidden(isIntersecting || (isBelow && (boundingClientRect?.top ?? 0) < 0));
      },
      { rootMargin: `0px 0px ${watched.end}` },
    );
    observer.observe(watched.element);
    return () => observer.disconnect();
  }, [watched, isBelow]);

  useEffect(() => {
    const { current } = bar;
    if (current === null || typeof ResizeObserver === 'undefined') return;
    const { style } = document.documentElement;
    // Also called when the bar appears or disappears; one that is not shown has no height.
    const observer = new ResizeObserver(() => style.setProperty(HEIGHT, `${current.offsetHeight}px`));
    observer.observe(current);
    return () => {
      observer.disconnect();
      style.removeProperty(HEIGHT);
    };
  }, []);

  return (
    <div
      ref={bar}
      className={`no-print ${classNames(styles, 'bar', isBelow && 'wide')}`}
      hidden={hidden}
      aria-hidden="true"
      data-sticky=""
    >
      <span>{label}</span>
      <strong translate={isData ? 'no' : undefined}>{value.slice(0, SHOWN_UNITS)}</strong>
    </div>
  );
}

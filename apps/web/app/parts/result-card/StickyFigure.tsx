import { classNames } from '@toolbox/ui/class-names/classNames';
import { useEffect, useState } from 'react';
import type { ResultCardProps } from './resultCardProps.ts';
import styles from './StickyFigure.late.module.css';

type StickyFigureProps = NonNullable<ResultCardProps['figure']>;

/**
 * The figure itself; the card, where its figure is drawn in another way. What has just come up at the lower end of the
 * window shows nothing yet: so much of it is left out.
 */
const WATCHED = [
  { selector: '#result [data-figure="lg"]', end: '-80px' },
  { selector: '#result', end: '-192px' },
];

/** More than the bar shows of a long text. */
const SHOWN_UNITS = 160;

/** Repeats the main figure at the bottom of the screen while the figure is out of sight. */
export default function StickyFigure({ label, value, isBelow = false }: StickyFigureProps) {
  const [hidden, setHidden] = useState(true);

  useEffect(() => {
    const [watched] = WATCHED.flatMap(({ selector, end }) => {
      const element = document.querySelector(selector);
      return element === null ? [] : { element, end };
    });
    if (watched === undefined || typeof IntersectionObserver === 'undefined') return;
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
  });

  return (
    <div
      className={`no-print ${classNames(styles, 'bar', isBelow && 'wide')}`}
      hidden={hidden}
      aria-hidden="true"
      data-sticky=""
    >
      <span>{label}</span>
      <strong>{value.slice(0, SHOWN_UNITS)}</strong>
    </div>
  );
}

import { useEffect, useState } from 'react';
import styles from './StickyFigure.module.css';

type StickyFigureProps = { readonly label: string; readonly value: string };

/** The element of the figure, or the card where the figure is rendered differently. */
const WATCHED = ['#result [data-figure="lg"]', '#result'];

/** More than the bar shows of a long text. */
const SHOWN_UNITS = 160;

/** Repeats the main figure at the bottom of a narrow screen while the figure is out of sight. */
export default function StickyFigure({ label, value }: StickyFigureProps) {
  const [hidden, setHidden] = useState(true);

  useEffect(() => {
    const [watched] = WATCHED.flatMap((selector) => document.querySelector(selector) ?? []);
    if (watched === undefined || typeof IntersectionObserver === 'undefined') return;
    const observer = new IntersectionObserver((entries) => setHidden(entries.at(-1)?.isIntersecting ?? true));
    observer.observe(watched);
    return () => observer.disconnect();
  });

  return (
    <div className={`no-print ${styles['bar']}`} hidden={hidden} aria-hidden="true" data-sticky="">
      <span>{label}</span>
      <strong>{value.slice(0, SHOWN_UNITS)}</strong>
    </div>
  );
}
